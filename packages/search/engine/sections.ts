import type {FullFile, NamedSection, TitlesFile} from './records.ts';
import {type Phrase, phrasesOf} from './rewordings.ts';
import {language} from './language.ts';
import {indexTerms} from './tokenize.ts';

/** The heading, other names, how readers ask for it, the page's title, and the words of its path. */
type Kind = 'heading' | 'aliases' | 'asked' | 'title' | 'path';

/** The names of a section. */
export interface Names {
  /** The kind of each name, and its number of words without stop words. */
  list: readonly {kind: Kind; length: number}[];
  /** For each term, where it is: in which names, and in which of their words. */
  places: ReadonlyMap<string, readonly [name: number, word: number][]>;
}

const isTelling = (word: string) => !language().stopWords.has(language().fold(word.toLowerCase()));

function namesFrom(kinds: Record<Kind, readonly string[]>): Names {
  const places = new Map<string, [number, number][]>();
  const all = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    kinds[kind].map((name) => ({kind, words: name.split(/\s+/).filter(isTelling)})),
  );
  all.forEach(({words}, name) =>
    words.forEach((text, word) => {
      for (const term of new Set(indexTerms(text))) {
        places.set(term, [...(places.get(term) ?? []), [name, word]]);
      }
    }),
  );
  return {list: all.map(({kind, words}) => ({kind, length: words.length})), places};
}

const SEPARATORS = /[^\p{L}\p{N}$_.'-]+/gu;

/** A text in lower case, with one space around each word. */
export const spaced = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(SEPARATORS, ' ').trim()} `;

/** What's known about the sections besides the index. All lists are in the order of their IDs. */
export class Sections {
  private readonly namesOf: Names[] = [];
  private readonly wordsOf: string[] = [];
  private synonymGroups: Phrase[][] | undefined;

  /** All sections, in the order of their IDs. */
  readonly list: readonly NamedSection[];
  /** The prose of each section, once it has loaded. */
  readonly texts: FullFile['texts'];

  constructor(
    private readonly titles: Pick<TitlesFile, 'sections' | 'synonyms'>,
    private readonly full: Partial<Pick<FullFile, 'texts' | 'asked'>> = {},
  ) {
    this.list = titles.sections;
    this.texts = full.texts ?? [];
  }

  /** The groups of synonyms. Read when first needed, so that they don't delay the start. */
  get synonyms(): Phrase[][] {
    return (this.synonymGroups ??= this.titles.synonyms.map(phrasesOf));
  }

  names(id: number): Names {
    const {type, hierarchy, aliases, path} = this.list[id]!;
    return (this.namesOf[id] ??= namesFrom({
      heading: [hierarchy[type]!],
      aliases,
      asked: this.full.asked?.[id] ?? [],
      title: [hierarchy.lvl1],
      path: [path],
    }));
  }

  /** The section's names and prose, {@link spaced}. */
  words(id: number): string {
    const {type, hierarchy, aliases} = this.list[id]!;
    return (this.wordsOf[id] ??= spaced([hierarchy[type], ...aliases, this.texts[id]].join(' ')));
  }
}
