import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = () => createStorageSlot('docs.guides.read');

function load(): string[] {
  try {
    const value: unknown = JSON.parse(slot().get() ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Which guides the reader has marked as read. The marks stay in this browser: nothing is sent.
 *
 * @returns the addresses of the guides, and a function that sets or takes away the mark of one
 */
export function useReadGuides(): [read: ReadonlySet<string>, toggle: (to: string) => void] {
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => {
    setRead(load());
    // Two tracks can lead to the same guide, and so can another tab.
    return slot().listen(() => setRead(load()));
  }, []);
  const toggle = useCallback((to: string) => {
    const known = load();
    const next = known.includes(to) ? known.filter((item) => item !== to) : [...known, to];
    slot().set(JSON.stringify(next));
    setRead(next);
  }, []);
  return [new Set(read), toggle];
}
