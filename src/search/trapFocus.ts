/** The elements that Tab stops at if they're visible. */
const STOPS = 'a[href], button, input';

/**
 * Keeps the focus in a dialog: Tab moves from its last control to its first. DocSearch's own trap
 * also counts hidden controls, so the focus can leave the dialog.
 *
 * @param dialog - the open dialog
 * @returns a function that stops it
 */
export function trapFocus(dialog: Element): () => void {
  const onKeyDown = (event: Event) => {
    const {key, shiftKey} = event as KeyboardEvent;
    if (key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
    );
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = (at === -1 && shiftKey ? 0 : at) + (shiftKey ? -1 : 1);
    stops.at(next % stops.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  // On the document, because nothing has the focus after a focused result disappears.
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
