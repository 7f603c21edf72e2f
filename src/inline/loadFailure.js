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

  /** Whether the server has this page: then what is missing was replaced by a new deploy. */
  async function serverAnswers() {
    try {
      const {ok} = await window.fetch(window.location.href, {cache: 'no-store'});
      return ok;
    } catch {
      return false;
    }
  }

  function dismiss() {
    document.getElementById('load-failure')?.remove();
  }

  /** Tells the reader, and calls back when the button is pressed. */
  function show(message, retry) {
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
   * @param {string} message - what failed, for the reader
   * @param {() => void} retry - tries that part again
   */
  async function recover(message, retry) {
    if (!(await serverAnswers()) || !mayReload()) return show(message, retry);
    // The page asked for begins at its top or its hash, not where the former one was scrolled to.
    reloading = true;
    window.history.scrollRestoration = 'manual';
    window.location.reload();
  }

  // That choice is kept with the history entry; browsers act on it until the page has loaded.
  window.addEventListener('pagehide', () => {
    if (!reloading) window.history.scrollRestoration = 'auto';
  });

  window.loadFailure = {recover, dismiss};

  // The scripts of the page itself: nothing else could notice that they are missing.
  window.addEventListener(
    'error',
    ({target}) => {
      const address = target?.tagName === 'SCRIPT' && target.src;
      if (!address || !new URL(address).pathname.startsWith(assets)) return;
      if (target.dataset.chunk !== undefined || window.docusaurus) return;
      const file = address.split('/').pop();
      recover(`Loading chunk ${file.split('.')[0]} failed (error: ${address})`, () =>
        window.location.reload(),
      );
    },
    true,
  );
}

module.exports = loadFailure;
