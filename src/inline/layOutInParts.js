/**
 * Lays a page out in parts: what is in view first, the rest when the browser is idle. A long article
 * takes a phone longer to lay out than to load. Where the reader is asks for the exact height of what
 * is above (a hash, a page returned to, a jump inside the page), all of it is laid out at once.
 * `src/css/parts.css` has the style; pages that the app opens are never marked
 * (`src/client/wholePages.ts`).
 *
 * @param {Window} window
 */
function layOutInParts(window) {
  const {document, location, performance} = window;
  // Elsewhere, all would be done in one go at last, and nothing be gained.
  if (!window.requestIdleCallback || location.hash) return;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate') return;
  document.documentElement.dataset.inParts = '';

  /** What is left of a time slice when the next part may no longer fit in, in milliseconds. */
  const ENOUGH = 8;

  let parts;

  /**
   * From the end on: what has been laid out is not moved again.
   *
   * @param {(part: HTMLElement) => boolean} goesOn - called after each part
   */
  function complete(goesOn) {
    parts ??= [...document.querySelectorAll('.theme-doc-markdown > *')];
    for (let part = parts.pop(); part; part = parts.pop()) {
      part.style.contentVisibility = 'visible';
      if (!goesOn(part)) return;
    }
  }

  const completeAll = () => complete(() => true);

  function onIdle(slice) {
    // Asked for its height, a part is laid out now, within the slice.
    complete((part) => part.offsetHeight >= 0 && slice.timeRemaining() > ENOUGH);
    if (parts.length > 0) window.requestIdleCallback(onIdle);
  }

  document.addEventListener(
    'click',
    ({target}) => target.closest?.('a[href*="#"]') && completeAll(),
    true,
  );
  window.addEventListener('beforeprint', completeAll);
  // Comes before the app looks where the address leads.
  window.addEventListener('popstate', () => {
    if (parts?.length === 0) return;
    completeAll();
    document.querySelector(':target')?.scrollIntoView();
  });
  window.addEventListener('load', () => window.requestIdleCallback(onIdle));
}

module.exports = layOutInParts;
