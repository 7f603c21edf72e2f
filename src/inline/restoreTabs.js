/**
 * Shows the remembered tabs while the page is still being parsed, so nothing flashes or jumps. A tab
 * that the URL's hash names takes precedence. Until the app has started, this script also selects the
 * tabs that readers press. React finds the same choice in storage when it starts. If storage is
 * blocked, full or corrupt, the first tab is shown.
 *
 * @param {{namespace: string, lifetime: number}} options - the suffix of Docusaurus's storage keys,
 *   and how long a choice is remembered, in milliseconds
 * @param {Document} document
 * @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage
 * @param {{hash: string, now: number}} at - the URL's hash, and the current time
 */
function restoreTabs({namespace, lifetime}, document, storage, {hash, now}) {
  const timesKey = `docs.tabs${namespace}`;
  const choiceKey = (group) => `docusaurus.tab.${group}${namespace}`;

  /** The decoded hash; empty if it's malformed. */
  function decoded() {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {
      return '';
    }
  }
  /** The tab that the hash names. Only known once the page is parsed, because headings come first. */
  let named;

  let times = {};
  try {
    times = Object(JSON.parse(storage.getItem(timesKey) ?? '{}'));
  } catch {
    storage.removeItem(timesKey);
  }

  /** If storage is full, the choice only lasts as long as the page. */
  function keep(key, value) {
    try {
      storage.setItem(key, value);
    } catch {
      storage.removeItem(key);
    }
  }

  /** The remembered tab of a group. If it's too old or of unknown age, it's forgotten. */
  function remembered(group) {
    const age = now - times[group];
    if (age >= 0 && age <= lifetime) return storage.getItem(choiceKey(group));
    storage.removeItem(choiceKey(group));
    return null;
  }

  function choose(group, choice) {
    times[group] = now;
    keep(choiceKey(group), choice);
    keep(timesKey, JSON.stringify(times));
  }

  function restore(container) {
    const group = container.dataset.tabGroup;
    const tabs = [...container.querySelectorAll(':scope > * > [role=tablist] > [role=tab]')];
    const panels = [...container.querySelectorAll(':scope > * > * > [role=tabpanel]')];
    const byHash = tabs.find((tab) => tab.dataset.tab === named);
    if (byHash) choose(group, named);
    const choice = byHash ? named : remembered(group);
    const index = tabs.findIndex((tab) => tab.dataset.tab === choice);
    if (index === -1) return;
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      tab.classList.toggle('tabs__item--active', at === index);
    });
    panels.forEach((panel, at) => {
      panel.hidden = at !== index;
    });
  }

  const sets = () => document.querySelectorAll('[data-tab-group]');

  const restoreAll = () => sets().forEach(restore);

  /** How many elements of each set were parsed, so only sets that have grown are restored again. */
  const parsed = new Map();

  function restoreNew() {
    for (const set of sets()) {
      const size = set.getElementsByTagName('*').length;
      if (parsed.get(set) !== size) restore(set);
      parsed.set(set, size);
    }
  }

  function press(event) {
    const tab = event.target.closest?.('[data-tab-group] [role=tab]');
    if (!tab || document.documentElement.dataset.hasHydrated === 'true') return;
    // The app may be about to handle this click too.
    event.stopImmediatePropagation();
    choose(tab.closest('[data-tab-group]').dataset.tabGroup, tab.dataset.tab);
    named = undefined;
    restoreAll();
  }
  document.addEventListener('click', press, true);

  // Observing every node slows down the parsing of a long page, so only do it if there's a choice.
  const observer = new MutationObserver(restoreNew);
  const isChosen = Object.keys(times).length > 0;
  if (isChosen) observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    const name = decoded();
    if (name && !document.getElementById(name)) named = name;
    restoreAll();
  });
}

module.exports = restoreTabs;
