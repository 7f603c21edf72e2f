/**
 * Before another page is rendered, forgets the tabs that were selected too long ago. Afterwards,
 * selects the tab that the URL's hash names, and keeps the choices that the page shows.
 * `src/head/rememberTabs.ts` does the rest. If another window selects a tab, what the reader sees here
 * stays in place.
 */
import {topOf, type Position} from '../head/restorePosition.ts';
import {currentPosition} from './scrollPosition.ts';

/** Where the reader is, while the app follows another window. */
let kept: Position | undefined;

function followOther({isTrusted, key}: StorageEvent): void {
  // The app itself makes events for this window.
  if (!isTrusted || !key?.startsWith('docusaurus.tab.') || kept) return;
  const position = (kept = currentPosition());
  requestAnimationFrame(() => {
    kept = undefined;
    window.scrollTo({top: topOf(position), behavior: 'instant'});
  });
}

export function onRouteUpdate(): void {
  window.tabMemory?.forgetOld();
}

export function onRouteDidUpdate(): void {
  window.tabMemory?.selectNamed();
  window.tabMemory?.keepShown();
}

// Before the app listens too, so that the page is still as it was.
if (typeof window !== 'undefined') window.addEventListener('storage', followOther);
