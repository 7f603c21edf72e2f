import type {Place} from './place.ts';

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
    readonly file: string,
    readonly place: Place,
    readonly mistake: DocumentError,
  ) {
    super(`${file}:${place.line}:${place.column}: ${mistake.message} (${place.pointer}).`);
  }
}

/** A mark in a page that names a resource the document doesn't have. */
export class UnknownResourceError extends Error {
  override name = 'UnknownResourceError';
  readonly problem: string;
  readonly hint: string;
  constructor(resource: string, nearest: string) {
    const problem = `<RestOperations resource="${resource}">: facts/openapi.yaml has no such resource.`;
    const hint = `Did you mean "${nearest}"?`;
    super(`${problem} ${hint}`);
    this.problem = problem;
    this.hint = hint;
  }
}
