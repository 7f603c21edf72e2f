/**
 * Shows the remembered tabs before the first paint, while the page is still being parsed: no flash,
 * no jump. A tab named by the hash of the address wins. Until the app is there, a tab that is pressed
 * is selected here. React finds the same choice in storage when it starts. Storage that is blocked,
 * full or corrupt means that the first tab is shown.
 *
 * @param {{namespace: string, lifetime: number}} options - the suffix of Docusaurus' storage keys,
 *   and how long a choice is remembered, in milliseconds
 * @param {Document} document
 * @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage
 * @param {{hash: string, now: number}} at - the hash of the address and the time
 */
function restoreTabs({namespace, lifetime}, document, storage, {hash, now}) {
  const timesKey = `docs.tabs${namespace}`;
  const choiceKey = (group) => `docusaurus.tab.${group}${namespace}`;

  /** The hash as text; anybody can send a link whose hash is no such thing. */
  function decoded() {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {
      return '';
    }
  }
  /** The tab that the address names. Known when the page is parsed: a heading of that name comes first. */
  let named;

  let times = {};
  try {
    times = Object(JSON.parse(storage.getItem(timesKey) ?? '{}'));
  } catch {
    storage.removeItem(timesKey);
  }

  /** What full storage does not take is forgotten with the page. */
  function keep(key, value) {
    try {
      storage.setItem(key, value);
    } catch {
      storage.removeItem(key);
    }
  }

  /** The remembered tab of a group. One that is too old, or of unknown age, is forgotten. */
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

  /** How much of each set has been parsed: only those that have grown are looked at again. */
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
    // The app may have started, and would select it again.
    event.stopImmediatePropagation();
    choose(tab.closest('[data-tab-group]').dataset.tabGroup, tab.dataset.tab);
    named = undefined;
    restoreAll();
  }
  document.addEventListener('click', press, true);

  // Being told of every node slows the parsing of a long page, so only where there is something to do.
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
