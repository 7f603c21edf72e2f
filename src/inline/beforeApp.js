/**
 * What controls do until the app has started, so that no press is lost: the hamburger opens the
 * sidebar, the keys of the search lead to the search page, and the arrow of a group leads to the group.
 *
 * @param {Window} window
 * @param {string} searchPage - its address
 */
function beforeApp(window, searchPage) {
  const {document} = window;
  const root = document.documentElement;

  /** The app finds it open when it starts, see `src/theme/Navbar/MobileSidebar/Toggle`. */
  function toggleSidebar(button) {
    const isOpen = root.toggleAttribute('data-menu-open');
    button.setAttribute('aria-expanded', String(isOpen));
  }

  const actions = {
    '.navbar__toggle': toggleSidebar,
    '.menu__caret': (button) => button.previousElementSibling.click(),
  };

  const isStarted = () => root.dataset.hasHydrated === 'true';

  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, target} = event;
    if (isStarted()) return;
    if (key === 'Escape' && root.hasAttribute('data-menu-open')) {
      toggleSidebar(document.querySelector('.navbar__toggle'));
    }
    const isShortcut = (key === 'k' && (ctrlKey || metaKey)) || key === '/';
    if (!isShortcut || target.closest?.('input, textarea')) return;
    event.preventDefault();
    window.location.assign(searchPage);
  });

  document.addEventListener(
    'click',
    (event) => {
      if (isStarted()) return;
      for (const [selector, act] of Object.entries(actions)) {
        const control = event.target.closest?.(selector);
        if (!control) continue;
        event.preventDefault();
        // The app may have started, and would do it again.
        event.stopImmediatePropagation();
        act(control);
      }
    },
    true,
  );
}

module.exports = beforeApp;
