/**
 * What controls do until the app has started, so that no press is lost: the menu opens the sidebar,
 * the search and its keys lead to the search page, the arrow of a group leads to the group, and the label of a
 * menu takes the focus, which opens it (`src/css/before-app.css`).
 *
 * @param {Window} window
 * @param {string} searchPage - its address
 */
function beforeApp(window, searchPage) {
  const {document} = window;
  const root = document.documentElement;

  const actions = {
    '.navbar__toggle'(button) {
      // The app finds it open when it starts, see `src/theme/Navbar/MobileSidebar/Toggle`.
      const isOpen = root.toggleAttribute('data-menu-open');
      button.setAttribute('aria-expanded', String(isOpen));
    },
    '.DocSearch-Button': () => window.location.assign(searchPage),
    '.menu__caret': (button) => button.previousElementSibling.click(),
    'a[href="#"]': (label) => label.focus(),
  };

  const isStarted = () => root.dataset.hasHydrated === 'true';

  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, target} = event;
    const isShortcut = (key === 'k' && (ctrlKey || metaKey)) || key === '/';
    if (isStarted() || !isShortcut || target.closest?.('input, textarea')) return;
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
