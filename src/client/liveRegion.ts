import {translate} from '@docusaurus/Translate';

/**
 * Makes an element whose changes screen readers announce. It's added to the page before it's needed,
 * because they only notice changes to an element that exists.
 *
 * @param politeness - whether the announcement interrupts others
 * @returns a function that returns the element
 */
export function liveRegion(
  className: string,
  politeness: 'polite' | 'assertive',
): () => HTMLElement {
  let region: HTMLElement | undefined;
  const get = () => {
    if (region?.isConnected) return region;
    region = document.createElement('div');
    region.className = className;
    region.setAttribute('aria-live', politeness);
    document.body.append(region);
    return region;
  };
  if (typeof document !== 'undefined') get();
  return get;
}

/**
 * A small note at the edge of the window: a link's section is missing. It's a live region, so screen
 * readers announce it. It stays until the reader dismisses it or opens another page.
 */
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
  button.setAttribute('aria-label', translate({id: 'dismissNote', message: 'Dismiss this note'}));
  button.textContent = '×';
  button.addEventListener('click', clearNotice);
  notice().replaceChildren(text, button);
}
