/**
 * Makes the open dialog search again, because a better index has loaded. DocSearch has no method for
 * that, but it searches whenever its field receives focus. If the reader has selected another result
 * with the arrow keys, nothing happens, because their selection would change.
 */
export function refreshDialog(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const [, ...later] = document.querySelectorAll('.DocSearch-Hit');
  const hasChosen = later.some((hit) => hit.getAttribute('aria-selected') === 'true');
  if (input?.value && !hasChosen) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
