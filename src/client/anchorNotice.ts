/**
 * A small note at the edge of the window: a link's section is missing. It's a live region, so screen
 * readers announce it. It stays until the reader dismisses it or opens another page.
 */

let region: HTMLElement | undefined;

/** Screen readers only announce changes to a region that already exists. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = 'anchor-notice';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** Removes the note. */
export function clearNotice(): void {
  region?.replaceChildren();
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
  liveRegion().replaceChildren(text, button);
}

if (typeof document !== 'undefined') liveRegion();
