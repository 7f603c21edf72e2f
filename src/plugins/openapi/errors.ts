/** A mistake in the document, with the path of keys to the wrong value. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  constructor(
    message: string,
    readonly path: string[],
  ) {
    super(message);
  }
}
