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
 * Which guides the reader has marked as read. The marks never leave the browser.
 *
 * @returns the paths of the marked guides, and a function that adds or removes a mark
 */
export function useReadGuides(): [read: ReadonlySet<string>, toggle: (to: string) => void] {
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => {
    setRead(load());
    // Another track on the page or another tab may change the marks.
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
