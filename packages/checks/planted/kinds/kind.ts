import type {Place} from '../places.ts';

/** A kind of mistake. In each wording, `⟦` marks the place of the finding. */
export interface Kind {
  rule: string;
  what: string;
  /** Part of the message for each wording. */
  says: string;
  fix: string;
  wordings: readonly string[];
  places: Readonly<Record<string, Place>>;
}
