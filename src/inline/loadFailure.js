/**
 * What happens when a part of the page cannot be loaded. Usually a new deploy has replaced it: then
 * the page asked for is loaded afresh, once. Otherwise the reader is told what failed, with a button
 * to try again. It stands in the page itself, because the app may be the part that is missing.
 *
 * @param {Window} window
 * @param {string} assets - the path under which the app's scripts and styles are served
 */
function loadFailure(window, assets) {
  const {document} = window;
  const RELOADED = 'docs.reloaded';
  /** A second failure of the same page within this time is not cured by loading it again. */
  const ONCE_MS = 30_000;

  let reloading = false;

  /** Notes that a page is about to be loaded afresh; false where that has just been tried. */
  function mayReload() {
    const address = window.location.href.split('#')[0];
    try {
      const [last, time] = JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]');
      // Either way: a clock that was set back leaves times that are still to come.
      if (last === address && Math.abs(Date.now() - time) < ONCE_MS) return false;
      window.sessionStorage.setItem(RELOADED, JSON.stringify([address, Date.now()]));
      return true;
    } catch {
      // Without storage a loop could not be noticed.
      return false;
    }
  }

  /** What the server says about this page; 0 where it says nothing. */
  async function statusOfPage() {
    try {
      const options = {method: 'HEAD', cache: 'no-store'};
      const {status} = await window.fetch(window.location.href, options);
      return status;
    } catch {
      return 0;
    }
  }

  function dismiss() {
    document.getElementById('load-failure')?.remove();
  }

  /** Tells the reader, and calls back when the button is pressed. */
  function show(message, retry) {
    // A style sheet can fail before the page has a body.
    if (!document.body) {
      window.addEventListener('DOMContentLoaded', () => show(message, retry), {once: true});
      return;
    }
    dismiss();
    const box = document.createElement('div');
    box.id = 'load-failure';
    box.className = 'load-failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('div');
    const plain = window.navigator.onLine
      ? 'This page couldn’t be loaded.'
      : 'You seem to be offline.';
    for (const words of [`${plain} Check your connection, then retry.`, message]) {
      text.append(Object.assign(document.createElement('p'), {textContent: words}));
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.textContent = 'Retry';
    button.addEventListener('click', () => {
      dismiss();
      retry();
    });
    box.append(text, button);
    document.body.append(box);
  }

  /**
   * Loads the page afresh, once, where the server has something to say about it.
   *
   * @param {number} below - the statuses that are worth it
   * @returns {Promise<boolean>} whether it does
   */
  async function reload(below) {
    const status = await statusOfPage();
    if (status === 0 || status >= below || !mayReload()) return false;
    // The page asked for begins at its top or its hash, not where the former one was scrolled to.
    reloading = true;
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return true;
  }

  /** Loads the page afresh where the server has it. */
  const reloadIfThere = () => reload(400);

  /**
   * A new deploy may have removed the page too: then the server's not-found page is the right one.
   *
   * @param {string} message - what failed, for the reader
   * @param {() => void} retry - tries that part again
   */
  async function recover(message, retry) {
    if (!(await reload(500))) show(message, retry);
  }

  // That choice is kept with the history entry; browsers act on it until the page has loaded.
  window.addEventListener('pagehide', () => {
    if (!reloading) window.history.scrollRestoration = 'auto';
  });

  window.loadFailure = {recover, reloadIfThere, dismiss};

  /** What has failed already: a style sheet may be both found here and reported by an event. */
  const missing = new Set();

  function recoverFile(kind, address) {
    if (missing.has(address) || !new URL(address).pathname.startsWith(assets)) return;
    missing.add(address);
    const file = address.split('/').pop();
    recover(`Loading ${kind} ${file.split('.')[0]} failed (error: ${address})`, () =>
      window.location.reload(),
    );
  }

  // The scripts and styles of the page itself: nothing else could notice that they are missing.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target?.tagName === 'LINK' && target.rel === 'stylesheet') {
        recoverFile('style sheet', target.href);
      }
      const isOwnScript = target?.tagName === 'SCRIPT' && target.src;
      // Chunks have a loader that notices.
      if (!isOwnScript || target.dataset.chunk !== undefined || window.docusaurus) return;
      recoverFile('chunk', target.src);
    },
    true,
  );

  // This script waits for the style sheet before it, which may have failed by now.
  for (const style of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!style.sheet) recoverFile('style sheet', style.href);
  }
}

module.exports = loadFailure;
