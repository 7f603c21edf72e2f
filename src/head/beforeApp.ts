import {searchShortcut} from '@portal/search/dialog/shortcut';

/** Where `packages/search/page/SearchResults.tsx` finds what was typed while it opened. */
export const TYPED_KEY = 'docs.typed';

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

  const isSearch = pathname === searchPage && !window.location.search;

  /** What is typed while the search page opens, until it has a field; undefined if it doesn't. */
  let typed = isSearch ? '' : undefined;

  document.addEventListener('keydown', (event) => {
    if (isStarted()) return;
    const action = searchShortcut(event);
    const isLetter = event.key?.length === 1 && !event.ctrlKey && !event.metaKey;
    if (typed !== undefined && isLetter) {
      typed += event.key;
      return;
    }
    if (event.key === 'Escape' && root.hasAttribute('data-menu-open')) {
      toggleSidebar(document.querySelector('.navbar__toggle'));
    }
    if (!action) return;
    event.preventDefault();
    typed = '';
    window.location.assign(searchPage);
  });
  window.addEventListener('pagehide', () => {
    try {
      if (typed) window.sessionStorage.setItem(TYPED_KEY, typed);
    } catch {
      // Storage is blocked or full.
    }
    typed = undefined;
  });

  // Readers who come by the shortcut are about to type.
  document.addEventListener('DOMContentLoaded', () => {
    if (!isSearch) return;
    const field = document.querySelector<HTMLInputElement>('main input')!;
    field.value += typed ?? '';
    typed = undefined;
    field.focus();
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
