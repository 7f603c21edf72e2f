/** Where `src/client/scrollPosition.ts` keeps the position of each history entry, by its key. */
export const POSITIONS_KEY = 'docs.positions';

/** Where a page is scrolled to, in pixels. */
export interface Position {
  top: number;
  /** The ID of the heading being read, because other tabs above it change the height of the page. */
  heading?: string | undefined;
  /** The distance from the top of the window to the heading. */
  above?: number | undefined;
}

/** @returns how far to scroll to a position */
export function topOf({top, heading, above = 0}: Position): number {
  const section = document.getElementById(heading ?? '');
  // Headings in hidden tabs and closed details have no box.
  if (!section?.getClientRects().length) return top;
  return window.scrollY + section.getBoundingClientRect().top - above;
}

/** Reads the position that was stored for the current entry. */
function storedPosition({history, sessionStorage}: Window): Position | undefined {
  const {key} = Object(history.state) as {key?: string};
  const positions = new Map<unknown, Position>(
    JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'),
  );
  return positions.get(key);
}

/**
 * Restores the position on a page that the browser loads again, on a reload or with Back. Browsers do
 * this themselves, but Safari then goes to the section in the URL. It's an inline script so that the
 * page doesn't jump when the app starts.
 */
export function restorePosition(window: Window): void {
  const {document, history, location, performance} = window;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturning = load?.type === 'reload' || load?.type === 'back_forward';
  // `loadFailure` sets `manual` if the page should start at its section.
  if (!isReturning || !location.hash || history.scrollRestoration === 'manual') return;
  let position: Position | undefined;
  try {
    position = storedPosition(window);
  } catch {
    return; // Storage is blocked or malformed.
  }
  const restore = () => {
    if (position) window.scrollTo({top: topOf(position), behavior: 'instant'});
  };
  document.addEventListener('DOMContentLoaded', restore);
  // Safari goes to the section right after this event.
  window.addEventListener('load', () => window.setTimeout(restore));
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => (position = undefined), {passive: true, capture: true});
  }
}
