/** Storage that is there, and in form. */

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

/** Removes the entries of a prefix that are not lists of records. */
export function removeCorrupt(storage: Storage, prefix: string): void {
  const keys = Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    if (!isRecordList(storage.getItem(key))) storage.removeItem(key);
  }
}
