/**
 * DocSearch keeps recent and favorite searches in the browser's storage. It copes with storage that is
 * blocked or full, but throws when an entry is not the list it expects, and then never opens.
 */

const PREFIX = '__DOCSEARCH_';

function isRecordList(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = (one: unknown) =>
      one !== null && typeof one === 'object' && 'hierarchy' in one;
    return Array.isArray(value) && value.every(isRecord);
  } catch {
    return false;
  }
}

/** Removes the lists that DocSearch could not read, before it does. */
export function removeCorruptSearches(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const corrupt = keys.filter((key) => !isRecordList(localStorage.getItem(key) ?? ''));
    corrupt.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
