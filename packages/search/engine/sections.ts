import type {Names} from './nameScore.ts';
import {normalized} from './phraseMatch.ts';
import type {NamedSection} from './records.ts';

/** What's known about the sections besides the index. All lists are in the order of their IDs. */
export class Sections {
  readonly names: readonly Names[];
  private readonly known: string[] = [];

  /**
   * @param texts - the prose of each section, once it has loaded
   * @param asked - how readers ask for each section, once it has loaded
   */
  constructor(
    readonly list: readonly NamedSection[],
    readonly texts: readonly string[] = [],
    asked: readonly (readonly string[])[] = [],
  ) {
    this.names = list.map(({type, hierarchy, aliases}, id) => ({
      heading: [hierarchy[type]!],
      aliases,
      asked: asked[id] ?? [],
    }));
  }

  /** The section's names and prose, for comparison with a query. */
  words(id: number): string {
    const {heading, aliases} = this.names[id]!;
    return (this.known[id] ??= normalized([...heading, ...aliases, this.texts[id]].join(' ')));
  }
}
