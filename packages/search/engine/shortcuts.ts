/** The keys that open and close the search dialog. */

/** Whether typing changes the element's text. */
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** What a key press does to the search dialog. */
export type SearchKey = 'open' | 'toggle' | 'close';

/**
 * @param event - a key press, anywhere on the page
 * @returns what it does: Ctrl+K or ⌘K toggles the dialog, `/` opens it outside of fields, and Escape
 *   closes it; `undefined` for other keys
 */
export function searchKey(event: KeyboardEvent): SearchKey | undefined {
  const {key, ctrlKey, metaKey, altKey, isComposing, target} = event;
  if (isComposing) return undefined;
  if (key === 'Escape') return 'close';
  if (key === '/' && !ctrlKey && !metaKey && !altKey && !isEditable(target)) return 'open';
  // Autofill dispatches key events without a key.
  if (key?.toLowerCase() === 'k' && (ctrlKey || metaKey)) return 'toggle';
  return undefined;
}

/** Whether a key press types one character. */
export const isCharacter = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
