/** What Tab stops at, as far as it's shown. */
const STOPS = 'a[href], button, input';

/**
 * Keeps the Tab key in a dialog: its last control is followed by its first. DocSearch's own trap also
 * counts controls that aren't shown, and lets the focus out there.
 *
 * @param dialog - the open dialog
 * @returns a function that ends it
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
  // The focus may be on nothing when a result that had it is gone.
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
