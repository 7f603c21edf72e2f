import {searchShortcut} from '@portal/search/dialog/shortcut';

/**
 * Makes controls work before the app has started. The menu button opens the sidebar, the search
 * shortcuts open the search page, a group's arrow opens the group's page, and Back and Forward open
 * other pages.
 *
 * @param searchPage - the URL of the search page
 */
export function beforeApp(window: Window, searchPage: string): void {
  const {document} = window;
  const root = document.documentElement;
  const {pathname} = window.location;

  /** When the app starts, `src/theme/Navbar/MobileSidebar/Toggle` picks up the open sidebar. */
  function toggleSidebar(button: Element | null): void {
    const isOpen = root.toggleAttribute('data-menu-open');
    button?.setAttribute('aria-expanded', String(isOpen));
  }

  const actions: Record<string, (control: Element) => void> = {
    '.navbar__toggle': toggleSidebar,
    '.menu__caret': (button) => (button.previousElementSibling as HTMLElement).click(),
  };

  const isStarted = () => root.dataset.hasHydrated === 'true';

  document.addEventListener('keydown', (event) => {
    if (isStarted()) return;
    if (event.key === 'Escape' && root.hasAttribute('data-menu-open')) {
      toggleSidebar(document.querySelector('.navbar__toggle'));
    }
    if (!searchShortcut(event)) return;
    event.preventDefault();
    window.location.assign(searchPage);
  });

  // Readers who come by the shortcut are about to type.
  document.addEventListener('DOMContentLoaded', () => {
    if (pathname !== searchPage || window.location.search) return;
    document.querySelector<HTMLInputElement>('main input')!.focus();
  });

  // Browsers don't load an entry that the app had added: they only change the URL and expect the app to
  // show its page. That happens even if the page has been loaded again since.
  window.addEventListener('popstate', () => {
    if (!isStarted() && window.location.pathname !== pathname) window.location.reload();
  });

  document.addEventListener(
    'click',
    (event) => {
      if (isStarted()) return;
      for (const [selector, act] of Object.entries(actions)) {
        const control = (event.target as Partial<Element>).closest?.(selector);
        if (!control) continue;
        event.preventDefault();
        // The app may be about to handle this click too.
        event.stopImmediatePropagation();
        act(control);
      }
    },
    true,
  );
}
