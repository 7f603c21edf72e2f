/**
 * Keeps the hash of the address on the heading being read, so that the address can be copied at any
 * time. It replaces the current history entry directly: the router is not told, so there is no
 * navigation, no page view, no scroll jump, and back and forward work.
 */
import {throttle} from 'throttle-debounce';
import {currentHash, replaceHash} from './hash.ts';
import {timings} from './timings.ts';

const HEADINGS = 'article :is(h2, h3)[id]';

/** How far below the sticky navbar a heading counts as being read, in pixels. */
const TOLERANCE = 24;

/** Headings scroll to this distance from the top: the navbar's height plus their own margin. */
function readingLine(heading: Element | undefined): number {
  const margin = heading ? parseFloat(getComputedStyle(heading).scrollMarginTop) : 0;
  return (Number.isFinite(margin) ? margin : 0) + TOLERANCE;
}

/**
 * The heading being read: the last one that has reached the reading line.
 *
 * @param headings - in document order
 * @param line - distance from the top of the window, in pixels
 * @returns undefined above the first heading
 */
export function activeHeading<T extends Element>(
  headings: readonly T[],
  line: number,
): T | undefined {
  return headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1);
}

/**
 * The target of a navigation stays in the address until the reader moves on: near the end of a page
 * it may never reach the reading line.
 */
let target: Element | undefined;

/** While a page loads, the address is already the next one's and the headings are still the former's. */
let isNavigating = false;

function holdTarget(): void {
  target = document.getElementById(currentHash()) ?? undefined;
}

function update(): void {
  if (isNavigating || target?.isConnected) return;
  // Visible headings only: those of hidden tabs and closed details have no box.
  const headings = Array.from(document.querySelectorAll(HEADINGS)).filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const atTop = window.scrollY <= 0;
  replaceHash((!atTop && activeHeading(headings, readingLine(headings[0]))?.id) || '');
}

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/**
 * Only what the reader does ends the hold; jumps and moving content do not. Pressing a mouse button
 * may drag the scrollbar or a selection, but on a link it leads elsewhere: the place that was read
 * stays in the history as it was.
 */
function release(event: Event): void {
  if (event instanceof KeyboardEvent && !SCROLL_KEYS.includes(event.key)) return;
  if (event.target instanceof Element && event.target.closest('a') && event.type === 'mousedown')
    return;
  target = undefined;
}

/** Starts to follow the reader. Called once, when the app starts. */
export function followReader(): void {
  holdTarget();
  const onScroll = throttle(timings.scrollThrottle, update);
  window.addEventListener('scroll', onScroll, {passive: true});
  for (const input of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
    window.addEventListener(input, release, {passive: true});
  }
  window.addEventListener('hashchange', holdTarget);
  window.addEventListener('popstate', holdTarget);
}

export function onRouteUpdate(): void {
  isNavigating = true;
}

/** A page was opened or a link inside it followed: its target is where the reader wants to be. */
export function onRouteDidUpdate(): void {
  isNavigating = false;
  holdTarget();
}

if (typeof window !== 'undefined') followReader();
