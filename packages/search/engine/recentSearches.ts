/**
 * DocSearch keeps recent and favorite searches in the browser's storage. It can handle blocked or full
 * storage, but if an entry isn't the list that it expects, it throws and never opens.
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

/** Removes the lists that DocSearch can't read. Call this before DocSearch opens. */
export function removeCorruptSearches(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const corrupt = keys.filter((key) => !isRecordList(localStorage.getItem(key) ?? ''));
    corrupt.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked, so there's nothing to remove.
  }
}
