/**
 * DocSearch gives its container the role `button`, which hides its content from assistive technology,
 * and refers to lists by IDs that don't exist.
 */

const WRONG = ['role', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'];

/** React sets this attribute whenever the results change, because the IDs change with them. */
const CONTROLS = 'aria-controls';

/**
 * Corrects the roles of an open dialog while it's open.
 *
 * @param container - the element with the class `DocSearch-Container`
 * @returns a function that stops it
 */
export function correctSemantics(container: Element): () => void {
  for (const name of WRONG) container.removeAttribute(name);
  // In a dialog, they aren't the page's banner and footer.
  for (const landmark of container.querySelectorAll('header, footer')) {
    landmark.setAttribute('role', 'presentation');
  }

  const removeControls = () => {
    container.removeAttribute(CONTROLS);
    container.querySelector(`[${CONTROLS}]`)?.removeAttribute(CONTROLS);
  };
  removeControls();
  const observer = new MutationObserver(removeControls);
  observer.observe(container, {subtree: true, attributes: true, attributeFilter: [CONTROLS]});
  return () => observer.disconnect();
}
