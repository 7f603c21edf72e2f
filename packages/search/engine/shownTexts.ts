import type {Hit} from './hits.ts';

/**
 * The texts of a result, for the dialog and the search page.
 *
 * @param hit - a hit from `presentHits`
 * @returns safe HTML: its heading, the headings above it (empty for a page), and the sentence that
 *   matched, if any
 */
export function shownTexts(hit: Hit): {title: string; trail: string; sentence: string | undefined} {
  const {lvl0: _, ...headings} = hit._highlightResult.hierarchy;
  const texts = Object.values(headings).map(({value}) => value);
  return {
    title: texts.at(-1) ?? '',
    trail: texts.slice(0, -1).join(' › '),
    sentence: hit._snippetResult.content?.value,
  };
}
