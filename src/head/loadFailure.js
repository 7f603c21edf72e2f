/**
 * Handles parts of the page that fail to load. Usually a new deploy has replaced them, so we reload
 * the page once. Otherwise we tell the reader what failed, with a button to retry. It's an inline
 * script because the app may be the part that's missing.
 *
 * @param {Window} window
 * @param {string} assets - the path of the app's scripts and styles
 */
function loadFailure(window, assets) {
  const {document} = window;
  const RELOADED = 'docs.reloaded';
  /** If the same page fails again within this time, reloading doesn't help. */
  const ONCE_MS = 30_000;

  let reloading = false;

  /** Records that the page is about to reload; false if it has just been reloaded. */
  function mayReload() {
    const url = window.location.href.split('#')[0];
    try {
      const [last, time] = JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]');
      // The absolute value, because a clock that was set back leaves a time in the future.
      if (last === url && Math.abs(Date.now() - time) < ONCE_MS) return false;
      window.sessionStorage.setItem(RELOADED, JSON.stringify([url, Date.now()]));
      return true;
    } catch {
      // Without storage, we couldn't detect a reload loop.
      return false;
    }
  }

  /** The HTTP status of this page; 0 if the server doesn't respond. */
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

  /** Tells the reader, and calls `retry` when the button is pressed. */
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
   * Reloads the page once, if the server responds with a low enough status.
   *
   * @param {number} below - only reload for a status below this one
   * @returns {Promise<boolean>} whether the page reloads
   */
  async function reload(below) {
    const status = await statusOfPage();
    if (status === 0 || status >= below || !mayReload()) return false;
    // The new page starts at its top or hash, not where the previous one was scrolled to.
    reloading = true;
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return true;
  }

  /** Reloads the page once, if the server has it. */
  const reloadIfThere = () => reload(400);

  /**
   * Reloads the page, or tells the reader. Also reloads for a 404: if a new deploy has removed the
   * page, readers should see the server's not-found page.
   *
   * @param {string} message - what failed, for the reader
   * @param {() => void} retry - loads that part again
   */
  async function recover(message, retry) {
    if (!(await reload(500))) show(message, retry);
  }

  // Browsers store this setting with the history entry.
  window.addEventListener('pagehide', () => {
    if (!reloading) window.history.scrollRestoration = 'auto';
  });

  window.loadFailure = {recover, reloadIfThere, dismiss};

  /** The files reported so far. A style sheet may be found below and also reported by an event. */
  const missing = new Set();

  function recoverFile(kind, url) {
    if (missing.has(url) || !new URL(url).pathname.startsWith(assets)) return;
    missing.add(url);
    const file = url.split('/').pop();
    recover(`Loading ${kind} ${file.split('.')[0]} failed (error: ${url})`, () =>
      window.location.reload(),
    );
  }

  // Nothing else would notice if the page's own scripts and styles are missing.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target?.tagName === 'LINK' && target.rel === 'stylesheet') {
        recoverFile('style sheet', target.href);
      }
      const isOwnScript = target?.tagName === 'SCRIPT' && target.src;
      // The chunk loader handles its own failures.
      if (!isOwnScript || target.dataset.chunk !== undefined || window.docusaurus) return;
      recoverFile('chunk', target.src);
    },
    true,
  );

  // This script runs after the style sheet before it, which may already have failed.
  for (const style of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!style.sheet) recoverFile('style sheet', style.href);
  }
}

module.exports = loadFailure;
