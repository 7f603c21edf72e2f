/**
 * DocSearch 4.7 calls its dialog a button and its footer that of the page, which hides the dialog's
 * content from assistive technology. This sets the roles right for as long as the dialog is open.
 */

const WRONG = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

function correct(dialog: Element): void {
  if (dialog.getAttribute('role') === 'dialog' && !WRONG.some((name) => dialog.hasAttribute(name)))
    return;
  WRONG.forEach((name) => dialog.removeAttribute(name));
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Search');
  dialog.querySelector('.DocSearch-Footer')?.setAttribute('role', 'presentation');
}

/**
 * Watches for the dialog, which DocSearch announces by a class of the body.
 *
 * @returns a function that ends the watching
 */
export function correctDialogs(): () => void {
  const inside = new MutationObserver(([{target}]) => correct(target as Element));
  const body = new MutationObserver(() => {
    const dialog = document.querySelector('.DocSearch-Container');
    inside.disconnect();
    if (!dialog) return;
    correct(dialog);
    inside.observe(dialog, {attributes: true, attributeFilter: ['role', ...WRONG]});
  });
  body.observe(document.body, {attributes: true, attributeFilter: ['class']});
  return () => {
    body.disconnect();
    inside.disconnect();
  };
}
