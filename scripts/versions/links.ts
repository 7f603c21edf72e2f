import {applyEdits} from '@portal/content/pages/edits';
import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';

/**
 * Returns the new URL for a link, given its resolved URL and its source text; undefined keeps it.
 */
export type NewAddress = (address: string, typed: string) => string | undefined;

/**
 * Changes the links of a page.
 *
 * @param page - the parsed page
 * @param change - called for each link
 * @returns the source of the page with the new links
 */
export function withLinks(page: Page, change: NewAddress): string {
  const {text: source} = page.source;
  const edits = linksOf(page).flatMap(({url, written}) => {
    if (!written) return [];
    const text = change(url, source.slice(written.start, written.end));
    return text === undefined ? [] : [{...written, text}];
  });
  return applyEdits(source, edits);
}
