/**
 * Keyboard control of menus and tabs, following the ARIA Authoring Practices. It's an inline script
 * because both are on the page before the app starts. A menu is a `details` element, which the browser
 * opens itself; a tab is selected by a click.
 */
export function keyboard(document: Document): void {
  const MENU = 'details.dropdown';

  /** Without those that only work in the app until it has started (`src/css/before-app.css`). */
  const ITEMS = ".dropdown__menu :is(a, button):not(html[data-has-hydrated='false'] .app-only *)";

  function close(menu: HTMLDetailsElement): void {
    menu.open = false;
  }

  /** Closes the menus that don't contain the event's target. */
  function closeOthers({target}: Event): void {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
      if (!menu.contains(target as Node)) close(menu);
    }
  }

  /** The index to move to from `at`, wrapping around; undefined for other keys. */
  function place(
    key: string,
    at: number,
    {length}: readonly Element[],
    [back, on]: readonly [string, string],
  ): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return length - 1;
    if (key === on) return (at + 1) % length;
    // On the menu's label, `at` is -1, so this moves to the last item.
    if (key === back) return (Math.max(at, 0) - 1 + length) % length;
    return undefined;
  }

  function onMenu({key, target}: KeyboardEvent, menu: HTMLDetailsElement): boolean {
    if (key === 'Escape' && menu.open) {
      close(menu);
      menu.querySelector('summary')?.focus();
      return true;
    }
    const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
    const to = place(key, items.indexOf(target as HTMLElement), items, ['ArrowUp', 'ArrowDown']);
    if (to === undefined || (!menu.open && !key.startsWith('Arrow'))) return false;
    menu.open = true;
    items[to]?.focus();
    return true;
  }

  function onTab({key}: KeyboardEvent, tab: HTMLElement): boolean {
    if (key === 'Enter' || key === ' ') {
      tab.click();
      return true;
    }
    const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
    const to = place(key, tabs.indexOf(tab), tabs, ['ArrowLeft', 'ArrowRight']);
    if (to === undefined) return false;
    tabs[to]?.focus();
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {altKey, ctrlKey, metaKey} = event;
    if (altKey || ctrlKey || metaKey) return;
    const target = event.target as Partial<Element>;
    const menu = target.closest?.<HTMLDetailsElement>(MENU);
    const tab = target.closest?.<HTMLElement>('[role=tab]');
    if (!((menu && onMenu(event, menu)) || (tab && onTab(event, tab)))) return;
    event.preventDefault();
  }

  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('click', (event) => {
    closeOthers(event);
    const link = (event.target as Partial<Element>).closest?.(`${MENU} .dropdown__menu a`);
    const menu = link?.closest<HTMLDetailsElement>(MENU);
    if (menu) close(menu);
  });
}
