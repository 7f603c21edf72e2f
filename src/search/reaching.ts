/** The first signs that a reader is about to search: early enough to load what the dialog needs. */

const BUTTON = '.DocSearch-Button';
const FIELDS = 'input, textarea, select';

/** Whether a key opens the search: Ctrl+K or ⌘K anywhere, the slash outside of fields. */
function opensSearch({key, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
  if (key === '/') return !(target as Element).closest(FIELDS);
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey);
}

/**
 * @param start - called once, when somebody points at the search button, focuses it, or presses a key
 *   that opens the search
 * @returns a function that ends the watching
 */
export function onReaching(start: () => void): () => void {
  const watching = new AbortController();
  const options = {passive: true, capture: true, signal: watching.signal};
  const begin = () => {
    watching.abort();
    start();
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      sign,
      ({target}) => {
        if ((target as Element).closest?.(BUTTON)) begin();
      },
      options,
    );
  }
  document.addEventListener('keydown', (event) => opensSearch(event) && begin(), options);
  return () => watching.abort();
}
