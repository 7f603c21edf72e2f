/** A mistake to plant in a copy of the project. */
export interface Mistake {
  rule: string;
  /** What the contributor did. */
  what: string;
  file: string;
  /** The text of a new file, or a function that changes an existing one. */
  write: string | ((before: string) => string);
  /** `line:column`, or the text at that place for files that change often. */
  at: string | {text: string};
  /** Another place where the mistake is reported, such as a page with the same title. */
  alsoAt?: string;
  /** Set if another mistake would hide it. It's then checked in a second run, with only its rule. */
  later?: true;
  says: string;
  fix: string;
}
