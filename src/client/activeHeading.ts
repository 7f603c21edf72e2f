/**
 * Keeps the URL's hash on the heading being read, so readers can copy the URL at any time. It
 * replaces the current history entry without telling the router, so there's no navigation, page view
 * or scroll jump, and Back and Forward still work. Chromium's list of visited pages gets each of these
 * URLs: browsers have no way to change the URL without it, and readers expect the one of what they see.
 */
import site from '@generated/facts/default/site.json';
import {throttle} from 'throttle-debounce';
import {currentHash, replaceHash} from '../head/hash.ts';
import {isLoading} from './shownLocation.ts';

const HEADINGS = 'article :is(h2, h3)[id]';

/** How far below the sticky navbar a heading counts as being read, in pixels. */
const TOLERANCE = 24;

/** The distance from the top that headings scroll to: the navbar's height plus their own margin. */
function readingLine(heading: Element | undefined): number {
  const margin = heading ? parseFloat(getComputedStyle(heading).scrollMarginTop) : 0;
  return (Number.isFinite(margin) ? margin : 0) + TOLERANCE;
}

/**
 * The heading being read: the last one that has reached the reading line.
 *
 * @param headings - in document order
 * @param line - distance from the top of the window, in pixels
 * @returns undefined if the first heading is still below the line
 */
export function activeHeading<T extends Element>(
  headings: readonly T[],
  line: number,
): T | undefined {
  return headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1);
}

/** @returns the heading being read. Those in hidden tabs and closed details have no box */
export function headingBeingRead(): Element | undefined {
  const headings = Array.from(document.querySelectorAll(HEADINGS)).filter(
    (heading) => heading.getClientRects().length > 0,
  );
  return activeHeading(headings, readingLine(headings[0]));
}

/**
 * The target of a navigation. It stays in the URL until the reader scrolls, because near the end of a
 * page it may never reach the reading line.
 */
let target: Element | undefined;

function holdTarget(): void {
  target = document.getElementById(currentHash()) ?? undefined;
}

function update(): void {
  // While a page loads, the headings are still the old page's.
  if (isLoading() || target?.isConnected) return;
  const atTop = window.scrollY <= 0;
  replaceHash((!atTop && headingBeingRead()?.id) || '');
}

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/**
 * Releases the target when the reader scrolls; jumps and layout shifts don't release it. A press of
 * the mouse may drag the scrollbar or a selection. On a link it doesn't count, because the history
 * entry should keep its heading.
 */
function release(event: Event): void {
  if (event instanceof KeyboardEvent && !SCROLL_KEYS.includes(event.key)) return;
  if (event.target instanceof Element && event.target.closest('a') && event.type === 'mousedown')
    return;
  target = undefined;
}

/** Starts updating the hash. Called once, when the app starts. */
export function followReader(): void {
  holdTarget();
  const onScroll = throttle(site.scrollThrottle, update);
  window.addEventListener('scroll', onScroll, {passive: true});
  for (const input of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
    window.addEventListener(input, release, {passive: true});
  }
  window.addEventListener('hashchange', holdTarget);
  window.addEventListener('popstate', holdTarget);
}

/** A page was opened, or a link within the page was followed. */
export const onRouteDidUpdate = holdTarget;

if (typeof window !== 'undefined') followReader();
