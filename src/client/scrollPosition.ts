/**
 * Restores the exact scroll position on Back and Forward. Docusaurus scrolls to the heading in the
 * hash, or to the top, and the browser restores its own position before the right page is shown. So
 * each history entry gets a key, and its position is stored under that key while the tab is open. On
 * a reload, `src/head/restorePosition.ts` restores the position.
 */
import type {ClientModule} from '@docusaurus/types';
import site from '@generated/facts/default/site.json';
import {throttle} from 'throttle-debounce';
import {POSITIONS_KEY, topOf, type Position} from '../head/restorePosition.ts';
import {headingBeingRead} from './activeHeading.ts';
import {isLoading} from './shownLocation.ts';

/** The position of each history entry, by entry key. */
let positions = new Map<string, Position>();

/**
 * The URL has changed, but the old page is still shown, so its position must not be saved. Neither must
 * that of the first page before the position from before a reload is read.
 */
let isNavigating = true;

/** The reader used Back or Forward. */
let isReturning = false;

/** The key of the entry whose page is shown. */
let shownKey: string | undefined;

/** Stops waiting for a page to become long enough. */
let stopWaiting = () => {};

/** The key of the current entry. The router's entries have one; those of links within a page don't. */
function entryKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) return state.key;
  // Like the router's keys. `crypto.randomUUID` doesn't exist on a host without HTTPS.
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({...state, key}, '');
  return key;
}

/** @returns where the reader is */
export function currentPosition(): Position {
  const heading = headingBeingRead();
  const above = heading?.getBoundingClientRect().top;
  return {top: window.scrollY, heading: heading?.id, above};
}

function save(): void {
  if (isNavigating) return;
  shownKey = entryKey();
  positions.set(shownKey, currentPosition());
}

function load(): void {
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'));
  } catch {
    // Storage is blocked or malformed, so positions only last as long as the page.
  }
}

function store(): void {
  save();
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Scrolls to a position. If the page isn't long enough yet, because search results are still loading,
 * this repeats as it grows, until the reader does something.
 */
function restore(position: Position): void {
  stopWaiting();
  const scroll = () => {
    const top = topOf(position);
    window.scrollTo({top, behavior: 'instant'});
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (scroll()) return;
  // Better results may replace the first ones later, so the position isn't final when it's reached.
  const observer = new ResizeObserver(scroll);
  // Unlike the body, this element is as tall as its content.
  observer.observe(document.getElementById('__docusaurus')!);
  stopWaiting = () => observer.disconnect();
}

/**
 * Restores the position on a page that the browser has loaded again, if it couldn't do that itself,
 * because search results are still loading.
 */
function restoreLater(position: Position = {top: 0}): void {
  const {scrollHeight, clientHeight} = document.documentElement;
  if (position.top > scrollHeight - clientHeight + 1) restore(position);
}

/** Starts saving positions. Called once, when the app starts. */
export function keepPositions(): void {
  load();
  window.addEventListener('scroll', throttle(site.scrollThrottle, save), {passive: true});
  // Captures the click before the router acts on it.
  document.addEventListener('click', save, true);
  window.addEventListener('pagehide', store);
  window.addEventListener('popstate', ({state}) => {
    // If Back only closes the menu, the router returns to the entry that is shown. If a page was still
    // loading, it renders the shown page again, and scrolls to its section.
    isReturning = isLoading() || (state as {key?: string} | null)?.key !== shownKey;
    isNavigating = isReturning;
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'resize']) {
    window.addEventListener(type, () => stopWaiting(), {passive: true, capture: true});
  }
}

const scrollPosition: ClientModule = {
  onRouteUpdate() {
    isNavigating = true;
    stopWaiting();
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isOtherPage = location.pathname !== previousLocation?.pathname;
    // A page that was left while it loaded has no position, so keep the one Docusaurus scrolled to.
    const position = isReturning
      ? (positions.get(entryKey()) ?? (isOtherPage ? {top: window.scrollY} : undefined))
      : undefined;
    isReturning = false;
    shownKey = entryKey();
    if (!previousLocation) restoreLater(positions.get(shownKey));
    if (position === undefined) {
      isNavigating = false;
      return;
    }
    restore(position);
    // The browser restores its own position within the same frame, so restore ours again.
    requestAnimationFrame(() => {
      restore(position);
      isNavigating = false;
    });
  },
};

export default scrollPosition;

if (typeof window !== 'undefined') keepPositions();
