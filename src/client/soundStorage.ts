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

if (typeof window !== 'undefined') {
  try {
    if (isBlocked()) {
      Object.defineProperty(window, 'localStorage', {value: memoryStorage(), configurable: true});
    }
    removeCorrupt(window.localStorage, '__DOCSEARCH_');
  } catch {
    // A browser that allows neither goes without: everything but the search dialog copes.
  }
}
