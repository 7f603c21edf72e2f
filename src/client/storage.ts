/** Storage that is there, and in form. */
import {presentHits} from '../search/presentHits.ts';

/** A storage that keeps its entries in memory. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** Whether a text is a list of records. */
function isRecordList(text: string | null): boolean {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isRecord = (one: unknown) => one !== null && Object(one) === one && !Array.isArray(one);
    return Array.isArray(value) && value.every(isRecord);
  } catch {
    return false;
  }
}

/**
 * Keeps of the entries of a prefix the lists of records, with nothing but marks as markup: the search
 * dialog puts their texts into the page as HTML.
 */
export function removeCorrupt(storage: Storage, prefix: string): void {
  const keys = Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const text = storage.getItem(key);
    if (!isRecordList(text)) {
      storage.removeItem(key);
      continue;
    }
    const records = JSON.parse(text!) as {url: string}[];
    const sound = JSON.stringify(presentHits(records, (url) => url));
    if (sound !== text) storage.setItem(key, sound);
  }
}
