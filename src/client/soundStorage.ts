/**
 * Before anything else runs: storage that cannot be used is replaced by one that lasts as long as
 * the page, and what the search dialog kept is removed where it is not in the form that it expects.
 * The dialog takes both for granted and would stay empty.
 */
import {memoryStorage, removeCorrupt} from './storage.ts';

/** Reading the property throws where the browser blocks storage. */
function isBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

/**
 * Docusaurus tells the page's own listeners of a change by a storage event, which the browser makes
 * for its own kinds of storage only: the event gets ours afterwards.
 */
function tellOf(storage: Storage): void {
  const {initStorageEvent} = StorageEvent.prototype;
  StorageEvent.prototype.initStorageEvent = function init(...values) {
    initStorageEvent.apply(this, values.slice(0, 7) as typeof values);
    Object.defineProperty(this, 'storageArea', {value: storage});
  };
}

if (typeof window !== 'undefined') {
  try {
    if (isBlocked()) {
      const storage = memoryStorage();
      Object.defineProperty(window, 'localStorage', {value: storage, configurable: true});
      tellOf(storage);
    }
    removeCorrupt(window.localStorage, '__DOCSEARCH_');
  } catch {
    // A browser that allows neither goes without: everything but the search dialog copes.
  }
}
