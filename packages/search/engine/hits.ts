/** Converts results to the format that DocSearch expects, which is Algolia's. */
import type {Result} from './rank.ts';
import {highlight, opening, snippet, typedTerms} from './highlight.ts';
import type {Hierarchy, SearchRecord} from './records.ts';
import type {Sections} from './sections.ts';

interface Marked {
  value: string;
}

type MarkedHierarchy = Partial<Record<keyof Hierarchy, Marked>>;

/** A hit as DocSearch expects it; see its type `DocSearchHit`. */
export interface Hit extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy'> {
  content: string | null;
  _highlightResult: {hierarchy: MarkedHierarchy};
  _snippetResult: {content?: Marked};
}

function mark(hierarchy: Hierarchy, terms: ReadonlySet<string>): MarkedHierarchy {
  const entries = Object.entries(hierarchy).filter(([, text]) => text !== null);
  return Object.fromEntries(
    entries.map(([level, text]) => [level, {value: highlight(text as string, terms)}]),
  );
}

/**
 * @param result - a result of the engine
 * @param query - what the reader typed
 * @param sections - what's known about the sections
 */
export function toHit(result: Result, query: string, sections: Sections): Hit {
  const {url, type, hierarchy} = sections.list[result.id]!;
  const text = sections.texts[result.id];
  const terms = new Set(result.terms.flatMap((matched) => Object.keys(matched)));
  const typed = typedTerms(query, [...terms]);
  const content = text ? (snippet(text, terms, typed) ?? opening(text)) : null;
  return {
    objectID: url,
    url,
    type,
    hierarchy,
    content,
    _highlightResult: {hierarchy: mark(hierarchy, typed)},
    _snippetResult: content ? {content: {value: content}} : {},
  };
}
