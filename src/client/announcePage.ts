/**
 * When the reader opens another page in the app, tells screen readers its title, and keeps the focus.
 * Browsers do both for a page that they load themselves.
 */
import type {ClientModule} from '@docusaurus/types';
import {currentHash} from '../head/hash.ts';
import {liveRegion} from './liveRegion.ts';

const announcement = liveRegion('heard-only', 'assertive');

const START = '#__docusaurus > [role=region]';

/** Docusaurus gives the focus to the start of some pages, but not lastingly. */
function keepStartFocusable({target}: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(START)) return;
  // After Docusaurus has removed the attribute again.
  queueMicrotask(() => {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
  });
}

if (typeof document !== 'undefined') document.addEventListener('focusin', keepStartFocusable);

/** Gives the focus to the section that was opened, or to the start of the page, if nothing has it. */
function keepFocus(): void {
  const start = document.querySelector<HTMLElement>(START);
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused !== start) return;
  const target = document.getElementById(currentHash()) ?? start;
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({preventScroll: true});
}

const announcePage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    announcement().textContent = document.querySelector('h1')?.textContent ?? document.title;
    // One frame after Docusaurus.
    requestAnimationFrame(() => requestAnimationFrame(keepFocus));
  },
};

export default announcePage;
