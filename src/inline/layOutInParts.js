/**
 * Lays a page out in parts: what is in view first, the rest when the browser is idle. A long article
 * takes a phone longer to lay out than to load. Where it must be known at once how high all of it is
 * (an address with a hash, a page that is returned to, a jump inside the page), it is laid out whole.
 * `src/css/parts.css` has the style; the app says when it has opened a page
 * (`src/client/pageParts.ts`).
 *
 * @param {Window} window
 */
function layOutInParts(window) {
  const {document, location, performance} = window;
  // Elsewhere, all would be done in one go at last, and nothing be gained.
  if (!window.requestIdleCallback) return;
  const root = document.documentElement;

  /**
   * How long one slice of work may take, in milliseconds. What is laid out is shown with the next
   * frame, which costs a long page as much again: less in a slice would take all of it far longer.
   */
  const SLICE = 10;

  /** Elements that are laid out together: to begin costs as much as some of them. */
  const GROUP = 100;

  /** Those whose height may be a guess; undefined until the page is there. */
  let parts;

  /** @param {boolean} isInParts - whether what is out of view may wait */
  function open(isInParts) {
    root.toggleAttribute('data-in-parts', isInParts);
    parts = isInParts ? [...document.querySelectorAll('.theme-doc-markdown > *')] : [];
    if (isInParts) window.requestIdleCallback(onIdle);
  }

  /** From the end on: what has been laid out is not moved again. */
  function onIdle() {
    const end = performance.now() + SLICE;
    let size = 0;
    for (let part = parts.pop(); part; part = parts.pop()) {
      part.style.contentVisibility = 'visible';
      size += 1 + part.querySelectorAll('*').length;
      if (size < GROUP) continue;
      size = 0;
      // Asked for a height, the browser lays out now, within the slice.
      if (part.offsetHeight >= 0 && performance.now() >= end) break;
    }
    if (parts.length > 0) window.requestIdleCallback(onIdle);
  }

  const [visit] = performance.getEntriesByType('navigation');
  root.toggleAttribute('data-in-parts', visit?.type === 'navigate' && !location.hash);

  window.addEventListener('load', () => open(root.hasAttribute('data-in-parts')));
  window.addEventListener('beforeprint', () => open(false));
  document.addEventListener(
    'click',
    ({target}) => target.closest?.('a[href^="#"]') && open(false),
    true,
  );
  // Comes before the app looks where the address leads.
  window.addEventListener('popstate', () => {
    const isGuess = parts ? parts.length > 0 : root.hasAttribute('data-in-parts');
    open(false);
    if (isGuess) document.querySelector(':target')?.scrollIntoView();
  });
  window.pageParts = {open};
}

module.exports = layOutInParts;
