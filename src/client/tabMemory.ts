/**
 * Remembers for a while which tab was selected last. Docusaurus stores the choice for each group, and
 * all open pages follow it. This module stores when the choice was made, and selects the tab that the
 * URL's hash names. `src/inline/restoreTabs.js` does the same before the app has started.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import {currentHash} from './hash.ts';
import {timings} from './timings.ts';

type Times = Record<string, number>;

const timesSlot = () => createStorageSlot('docs.tabs');
const choiceSlot = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

function readTimes(): Times {
  try {
    return Object(JSON.parse(timesSlot().get() ?? '{}')) as Times;
  } catch {
    return {};
  }
}

function remember(group: string): void {
  timesSlot().set(JSON.stringify({...readTimes(), [group]: Date.now()}));
}

/** Forgets choices that are too old, so the next page starts with its first tabs. */
function forgetOld(): void {
  for (const [group, time] of Object.entries(readTimes())) {
    const age = Date.now() - time;
    if (!(age >= 0 && age <= timings.tabMemory)) choiceSlot(group).del();
  }
}

function onSelect(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  const tab = (event.target as Element).closest('[role=tab][data-tab]');
  const group = tab?.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup;
  if (group) remember(group);
}

/**
 * Selects the tab that the hash names, in every group that has it. A heading with the same ID takes
 * precedence, because scrolling also puts its ID in the hash, and that must not change the tab.
 */
function selectNamedTab(): void {
  const name = currentHash();
  if (!name || document.getElementById(name)) return;
  const tabs = document.querySelectorAll<HTMLElement>(`[data-tab="${CSS.escape(name)}"]`);
  for (const tab of tabs) {
    const group = tab.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup;
    if (!group) continue;
    remember(group);
    choiceSlot(group).set(tab.dataset.tab!);
  }
}

export function onRouteUpdate(): void {
  forgetOld();
}

export function onRouteDidUpdate(): void {
  selectNamedTab();
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onSelect);
  document.addEventListener('keydown', onSelect);
  window.addEventListener('hashchange', selectNamedTab);
}
