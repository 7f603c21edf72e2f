/** Turns results into what readers see of them. */
import type {Result} from './rank.ts';
import {highlight, opening, snippet, type Marked} from './highlight.ts';
import type {NamedSection} from './records.ts';
import type {Sections} from './sections.ts';

/** A result to show. Both backends return this. */
export interface Hit {
  /** The path and the anchor of the section. */
  url: string;
  title: Marked;
  /** Where the section is: the group in the sidebar, the page, and the headings above. */
  trail: readonly Marked[];
  /** The sentence that matches. */
  sentence?: Marked | undefined;
}

export interface Results {
  hits: Hit[];
  /** How many there are in all. */
  count: number;
  /** How many of them have all that was typed or, if none has, synonyms of it. */
  whole: number;
  /** They're from an index of names only, and a better one is on its way. */
  isProvisional?: true;
}

/** The path of an absolute URL, because previews of the site are on other hosts. */
export function pathOf(url: string): string {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
}

/** Splits the headings of a section into its own and those above. A page without a group repeats its name. */
export function namesOf({hierarchy}: Pick<NamedSection, 'hierarchy'>) {
  const {lvl0, lvl1, lvl2, lvl3, lvl4} = hierarchy;
  const names = [lvl0 === lvl1 ? null : lvl0, lvl1, lvl2, lvl3, lvl4].filter(
    (name) => name !== null,
  );
  return {title: names.at(-1)!, trail: names.slice(0, -1)};
}

/**
 * @param result - a result of the engine
 * @param sections - what's known about the sections
 */
export function toHit({id, words}: Result, sections: Sections): Hit {
  const section = sections.list[id]!;
  const text = sections.texts[id];
  const found = words.flatMap((word) => word.found);
  const terms = new Set(found.flatMap((one) => one.terms));
  // Synonyms match too, but marking them would confuse readers.
  const typed = new Set(found.flatMap((one) => (one.isTyped ? one.terms : [])));
  const {title, trail} = namesOf(section);
  return {
    url: pathOf(section.url),
    title: highlight(title, typed),
    trail: trail.map((name) => highlight(name, typed)),
    sentence: text ? (snippet(text, terms, typed) ?? opening(text)) : undefined,
  };
}
