/**
 * A small note at the edge of the window: a link's section is missing. It's a live region, so screen
 * readers announce it. It stays until the reader dismisses it or opens another page.
 */

import {liveRegion} from './liveRegion.ts';

const notice = liveRegion('anchor-notice', 'polite');

/** Removes the note. */
export function clearNotice(): void {
  notice().replaceChildren();
}

/** Shows a note. */
export function showNotice(message: string): void {
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn close';
  button.setAttribute('aria-label', 'Dismiss this note');
  button.textContent = '×';
  button.addEventListener('click', clearNotice);
  notice().replaceChildren(text, button);
}
