/**
 * Brings the reader back to the exact place on Back and Forward. Docusaurus scrolls to the heading in
 * the address, or to the top, and the browser's own memory is for the page that was shown before. So
 * each entry of the history gets a key, and the position is kept under it as long as the browser's
 * tab is open. A reload is left to the browser, which knows the position itself.
 */
import type {ClientModule} from '@docusaurus/types';
import {throttle} from 'throttle-debounce';
import {timings} from './timings.ts';

const STORAGE_KEY = 'docs.scroll';

/** From the key of an entry to how far its page was scrolled, in pixels. */
let positions = new Map<string, number>();

/** The page of the address is not shown yet, so positions aren't its. */
let isNavigating = false;

/** The reader has come by Back or Forward. */
let isReturning = false;

/** The key of the current entry. The router gives one to its own entries, links inside a page don't. */
function entryKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) return state.key;
  const key = crypto.randomUUID();
  window.history.replaceState({...state, key}, '');
  return key;
}

function save(): void {
  if (!isNavigating) positions.set(entryKey(), window.scrollY);
}

function load(): void {
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    // Blocked or of another form: then positions last as long as the page.
  }
}

function store(): void {
  save();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Blocked or full.
  }
}

/** Starts to keep positions. Called once, when the app starts. */
export function keepPositions(): void {
  load();
  window.addEventListener('scroll', throttle(timings.scrollThrottle, save), {passive: true});
  // Before the router acts on the press.
  document.addEventListener('click', save, true);
  window.addEventListener('pagehide', store);
  window.addEventListener('popstate', () => {
    isReturning = true;
    isNavigating = true;
  });
}

const scrollPosition: ClientModule = {
  onRouteUpdate() {
    isNavigating = true;
  },
  onRouteDidUpdate() {
    const position = isReturning ? positions.get(entryKey()) : undefined;
    isReturning = false;
    if (position === undefined) {
      isNavigating = false;
      return;
    }
    const restore = () => window.scrollTo({top: position, behavior: 'instant'});
    restore();
    // The browser restores what it remembers for this entry within the same frame.
    requestAnimationFrame(() => {
      restore();
      isNavigating = false;
    });
  },
};

export default scrollPosition;

if (typeof window !== 'undefined') keepPositions();
