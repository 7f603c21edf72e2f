import {currentHash} from './hash.ts';

declare global {
  interface Window {
    /** For `src/client/tabMemory.ts`, which calls it when the reader opens another page. */
    tabMemory?: {forgetOld(): void; selectNamed(): void; keepShown(): void};
  }
}

/**
 * Remembers for a while which tab of a group was selected last. Docusaurus stores the choice for each
 * group, and all open pages follow it; this script stores when a page last showed it. It shows the
 * remembered tabs while the page is still being parsed, so nothing flashes or jumps, and selects the
 * tabs that readers press until the app has started. A tab that the URL's hash names takes
 * precedence. If storage is blocked, choices last as long as the page.
 *
 * @param options - the suffix of Docusaurus's storage keys, and how long a choice is remembered, in
 *   milliseconds
 * @param storage - undefined if the reader blocks it
 */
export function rememberTabs(
  {namespace, lifetime}: {namespace: string; lifetime: number},
  window: Window,
  document: Document,
  storage: Storage | undefined,
): void {
  const timesKey = `docs.tabs${namespace}`;
  const choiceKey = (group: string) => `docusaurus.tab.${group}${namespace}`;
  const groupOf = (tab: Element) => tab.closest<HTMLElement>('[data-tab-group]')!.dataset.tabGroup!;
  const isStarted = () => document.documentElement.dataset.hasHydrated === 'true';

  /** When a page last showed the choice of each group. */
  function times(): Record<string, number> {
    try {
      return Object(JSON.parse(storage?.getItem(timesKey) ?? '{}'));
    } catch {
      return {};
    }
  }

  /** If storage is full, the choice only lasts as long as the page. */
  function keep(key: string, value: string): void {
    try {
      storage?.setItem(key, value);
    } catch {
      storage?.removeItem(key);
    }
  }

  const keepTime = (group: string) =>
    keep(timesKey, JSON.stringify({...times(), [group]: Date.now()}));

  /** The time counts from the last page that showed a choice, so that it lasts while readers use it. */
  function keepShown(): void {
    const selector = '[data-tab-group] [role=tab][aria-selected=true]';
    const shown = [...document.querySelectorAll<HTMLElement>(selector)];
    for (const group of Object.keys(times())) {
      const choice = remembered(group);
      if (shown.some((tab) => tab.dataset.tab === choice && groupOf(tab) === group))
        keepTime(group);
    }
  }

  /** What was chosen on this page, by group. */
  const chosen: Record<string, string> = {};

  function choose(tab: HTMLElement): void {
    const group = groupOf(tab);
    const key = choiceKey(group);
    const newValue = tab.dataset.tab!;
    chosen[group] = newValue;
    keepTime(group);
    keep(key, newValue);
    // Browsers only send this event to other tabs. The app in this tab follows it too.
    if (storage)
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage}));
  }

  /** The remembered tab of a group. If it's too old or of unknown age, it's forgotten. */
  function remembered(group: string): string | null {
    if (!storage) return null;
    const age = Date.now() - (times()[group] ?? NaN);
    if (age >= 0 && age <= lifetime) return storage.getItem(choiceKey(group));
    storage.removeItem(choiceKey(group));
    return null;
  }

  /** Hides a panel, but lets the browser find its text. */
  const hide = (frame: Element) => frame.setAttribute('hidden', 'until-found');

  function restore(container: HTMLElement): void {
    const group = container.dataset.tabGroup!;
    const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
    const tabs = all(':scope > * > [role=tablist] > [role=tab]');
    const frames = all(':scope > * > * > .tab-frame');
    const choice = chosen[group] ?? remembered(group);
    const index = tabs.findIndex((tab) => tab.dataset.tab === choice);
    if (index === -1) return;
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      tab.classList.toggle('tabs__item--active', at === index);
    });
    frames.forEach((frame, at) => {
      if (at === index) frame.hidden = false;
      else hide(frame);
    });
  }

  const restoreAll = () =>
    document.querySelectorAll<HTMLElement>('[data-tab-group]').forEach((one) => restore(one));

  /**
   * Selects the tab that the hash names, in every group that has it. A heading with the same ID takes
   * precedence, because scrolling also puts its ID in the hash, and that must not change the tab.
   */
  function selectNamed(): void {
    const name = currentHash();
    if (!name || document.getElementById(name)) return;
    for (const tab of document.querySelectorAll<HTMLElement>('[data-tab-group] [data-tab]')) {
      if (tab.dataset.tab === name) choose(tab);
    }
  }

  function showNamed(): void {
    selectNamed();
    if (!isStarted()) restoreAll();
  }

  function press(event: Event): void {
    const target = event.target as Partial<Element>;
    const tab = target.closest?.<HTMLElement>('[data-tab-group] [role=tab]');
    if (!tab) return;
    if (isStarted()) {
      keepTime(groupOf(tab));
      return;
    }
    // The app may be about to handle this click too.
    event.stopImmediatePropagation();
    const before = tab.getBoundingClientRect().top;
    choose(tab);
    restoreAll();
    // Tabs above it have changed their height.
    const top = tab.getBoundingClientRect().top - before;
    window.scrollBy({top, behavior: 'instant'});
  }
  document.addEventListener('click', press, true);
  window.addEventListener('hashchange', showNamed);
  // The browser is about to show a hidden panel, because it found a text or the target of a link there.
  document.addEventListener('beforematch', ({target}) => {
    const panel = (target as Element).querySelector(':scope > [role=tabpanel]');
    document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
  });

  // Observing every node slows down the parsing of a long page, so only do it if there's a choice.
  const observer = new MutationObserver(restoreAll);
  const isChosen = Object.keys(times()).length > 0;
  if (isChosen) observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    document.querySelectorAll('.tab-frame[hidden]').forEach(hide);
    showNamed();
    keepShown();
  });

  window.tabMemory = {
    forgetOld: () => Object.keys(times()).forEach(remembered),
    selectNamed,
    keepShown,
  };
}
