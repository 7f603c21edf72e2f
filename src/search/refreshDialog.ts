/**
 * Makes the open dialog search again, because a better index has loaded. DocSearch has no method for
 * that, but it searches whenever its field receives focus. A reader who has moved to another result
 * with the arrow keys is left alone: the results would change under their selection.
 */
export function refreshDialog(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const [, ...later] = document.querySelectorAll('.DocSearch-Hit');
  const hasChosen = later.some((hit) => hit.getAttribute('aria-selected') === 'true');
  if (input?.value && !hasChosen) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
