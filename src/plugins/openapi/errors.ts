/** A mistake in the document, at the value that these keys lead to. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  constructor(
    message: string,
    readonly path: string[],
  ) {
    super(message);
  }
}
