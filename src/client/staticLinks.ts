/**
 * Follows the links that stand in a page as HTML (`src/content/rehype/staticParts.ts`), by the rules
 * of the router's own links: where these would not navigate, the browser does what it always does.
 */
import type {History} from 'history';
import {createPath} from 'history';
import {leadsToPage} from './prefetch.ts';

/** Only the text has such links. Those to a section of the page itself are the browser's matter. */
const LINK = '.theme-doc-markdown a[href]:not([href^="#"], [download])';

const isPlainClick = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * @param history - the router's
 * @returns the listener for clicks anywhere on the page
 */
export const follower =
  (history: History) =>
  (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINK);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    if (!leadsToPage(link, window.location)) return;
    event.preventDefault();
    const {pathname, search, hash} = link;
    const to = pathname + search + hash;
    if (to === createPath(history.location)) history.replace(to);
    else history.push(to);
  };
