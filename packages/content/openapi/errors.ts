import type {Place} from './parsed.ts';

/** A mistake in the document, with the path of keys to the wrong value. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  constructor(
    readonly problem: string,
    readonly path: string[],
    readonly hint?: string,
  ) {
    super(hint ? `${problem}; ${hint}` : problem);
  }
}

/** A mistake in the document at its place in the file. */
export class PlacedError extends Error {
  override name = 'PlacedError';
  constructor(
    file: string,
    readonly place: Place,
    readonly mistake: DocumentError,
  ) {
    super(`${file}:${place.line}:${place.column}: ${mistake.message} (${place.pointer}).`);
  }
}
