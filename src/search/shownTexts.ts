import type {Hit} from './hits.ts';

/**
 * What a result shows, in the dialog and on the search page.
 *
 * @param hit - as it comes from `presentHits`
 * @returns safe HTML: its heading, the headings above it (empty for a page), and the sentence that was
 *   found, where there is one
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
