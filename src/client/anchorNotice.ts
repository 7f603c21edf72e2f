/**
 * A small note for readers: what was opened instead of a section that is not there, or that the page
 * has changed. It is a live region, so that it is read out too, and waits at the edge until it is
 * dismissed or the reader goes on.
 */

let region: HTMLElement | undefined;

/** Screen readers announce what comes into a region that is there already. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = 'anchor-notice';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** Takes the note away. */
export function clearNotice(): void {
  region?.replaceChildren();
}

/** Prepares the region. Called once, when the app starts. */
export function prepareNotice(): void {
  liveRegion();
}

/** What a reader can do about it: a link in the note, behind its text. */
export interface NoticeLink {
  label: string;
  href: string;
}

/** Shows a note. */
export function showNotice(message: string, link?: NoticeLink): void {
  const text = document.createElement('p');
  text.textContent = message;
  if (link) {
    const {label, href} = link;
    text.append(' ', Object.assign(document.createElement('a'), {textContent: label, href}));
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn close';
  button.setAttribute('aria-label', 'Dismiss this note');
  button.textContent = '×';
  button.addEventListener('click', clearNotice);
  liveRegion().replaceChildren(text, button);
}
