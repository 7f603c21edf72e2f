import type {Place} from '../places.ts';

/** A kind of mistake. In each wording, `⟦` stands before the place that is told. */
export interface Kind {
  rule: string;
  what: string;
  /** What all wordings are told, unless one says otherwise. */
  says: string;
  fix: string;
  wordings: readonly string[];
  places: Readonly<Record<string, Place>>;
}
