/** A mistake, made in a copy of the project. */
export interface Mistake {
  rule: string;
  /** What the contributor did. */
  what: string;
  file: string;
  /** The text of a new file, or what becomes of the one that is there. */
  write: string | ((before: string) => string);
  /** `line:column`, or the text that it stands at, for files that change from day to day. */
  at: string | {text: string};
  /** Another place that is told of the same mistake, such as a page with the same title. */
  alsoAt?: string;
  /** Set where another mistake would hide it: it is looked for in a second run, of its rule alone. */
  later?: true;
  says: string;
  fix: string;
}
