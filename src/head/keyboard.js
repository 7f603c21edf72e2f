/**
 * Keyboard control of menus and tabs, following the ARIA Authoring Practices. It's an inline script
 * because both are on the page before the app starts. A menu is a `details` element, which the browser
 * opens itself; a tab is selected by a click.
 *
 * @param {Document} document
 */
function keyboard(document) {
  const MENU = 'details.dropdown';

  /** Without those that only work in the app until it has started (`src/css/before-app.css`). */
  const ITEMS = ".dropdown__menu :is(a, button):not(html[data-has-hydrated='false'] .app-only *)";

  function close(menu) {
    menu.open = false;
  }

  /** Closes the menus that don't contain the event's target. */
  function closeOthers({target}) {
    for (const menu of document.querySelectorAll(`${MENU}[open]`)) {
      if (!menu.contains(target)) close(menu);
    }
  }

  /** The index to move to from `at`, wrapping around; undefined for other keys. */
  function place(key, at, {length}, [back, on]) {
    if (key === 'Home') return 0;
    if (key === 'End') return length - 1;
    if (key === on) return (at + 1) % length;
    // On the menu's label, `at` is -1, so this moves to the last item.
    if (key === back) return (Math.max(at, 0) - 1 + length) % length;
    return undefined;
  }

  function onMenu(event, menu) {
    const {key} = event;
    if (key === 'Escape' && menu.open) {
      close(menu);
      menu.querySelector('summary').focus();
      return true;
    }
    const items = [...menu.querySelectorAll(ITEMS)];
    const to = place(key, items.indexOf(event.target), items, ['ArrowUp', 'ArrowDown']);
    if (to === undefined || (!menu.open && !key.startsWith('Arrow'))) return false;
    menu.open = true;
    items[to]?.focus();
    return true;
  }

  function onTab({key}, tab) {
    if (key === 'Enter' || key === ' ') {
      tab.click();
      return true;
    }
    const tabs = [...tab.parentElement.querySelectorAll('[role=tab]')];
    const to = place(key, tabs.indexOf(tab), tabs, ['ArrowLeft', 'ArrowRight']);
    tabs[to]?.focus();
    return to !== undefined;
  }

  function onKeyDown(event) {
    const {target, altKey, ctrlKey, metaKey} = event;
    if (altKey || ctrlKey || metaKey) return;
    const menu = target.closest?.(MENU);
    const tab = target.closest?.('[role=tab]');
    if (!((menu && onMenu(event, menu)) || (tab && onTab(event, tab)))) return;
    event.preventDefault();
  }

  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('click', (event) => {
    closeOthers(event);
    const menu = event.target.closest?.(`${MENU} .dropdown__menu a`)?.closest(MENU);
    if (menu) close(menu);
  });
}

module.exports = keyboard;
