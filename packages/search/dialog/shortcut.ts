/**
 * Decides about the keys that open search, before and after the app starts: Ctrl+K or ⌘K anywhere, and
 * `/` outside of fields. `src/head/beforeApp.ts` bundles it into every page, so it imports nothing.
 *
 * @param event - a key press, anywhere on the page
 * @returns what it does to the search dialog; undefined for all other keys
 */
export function searchShortcut(event: KeyboardEvent): 'toggle' | 'open' | undefined {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  // Autofill dispatches key events without a key.
  if (!key || isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) {
    // On a layout without Latin letters, the key counts that has a K on others.
    const isK = /^[a-z]$/i.test(key) ? /^k$/i.test(key) : code === 'KeyK';
    // Firefox and Safari have shortcuts with Shift.
    return isK && !shiftKey ? 'toggle' : undefined;
  }
  // Not `event.target`, which doesn't see into shadow roots. Into closed ones, nothing does: they may have a
  // field if their element can't have the focus itself.
  const target = event.composedPath()[0] as Partial<HTMLElement> | undefined;
  const isField =
    target?.isContentEditable || !target?.matches?.(':root,body,a,button,summary,[tabindex]');
  return key === '/' && !isField ? 'open' : undefined;
}
