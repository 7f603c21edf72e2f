/**
 * DocSearch gives its container the role of a button, which hides everything inside from assistive
 * technology, and refers to lists by ids that they do not have.
 */

const WRONG = ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'];

/** The ids change with the results, so React sets this one again and again. */
const CONTROLS = 'aria-controls';

/**
 * Corrects the roles of an open dialog, for as long as it is open.
 *
 * @param container - the element with the class `DocSearch-Container`
 * @returns a function that ends it
 */
export function correctSemantics(container: Element): () => void {
  for (const name of WRONG) container.removeAttribute(name);
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  // Inside a dialog they are not the banner and the footer of the page.
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
