import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Hit} from '../engine/hits.ts';

/** How many are kept. */
const MOST = 5;

/** Never throws: without storage, there are no recent searches. */
const slot = createStorageSlot('docs.recent-searches');

/** What's stored of a result: its texts without marks. */
interface Recent {
  url: string;
  title: string;
  trail: string[];
}

/** The storage may have anything in it, also the results of another version of this code. */
function isRecent(value: unknown): value is Recent {
  const {url, title, trail} = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  if (!Array.isArray(trail)) return false;
  return [url, title, ...trail].every((text) => typeof text === 'string');
}

function stored(): Recent[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const toHit = ({url, title, trail}: Recent): Hit => ({
  url,
  title: [title],
  trail: trail.map((name) => [name]),
});

/** The results that the reader has opened, newest first. */
export function useRecentSearches() {
  const [hits, setHits] = useState(() => stored().map(toHit));
  return {
    hits,
    add({url, title, trail}: Hit): void {
      const opened = {url, title: title.join(''), trail: trail.map((name) => name.join(''))};
      const others = stored().filter((one) => one.url !== url);
      slot.set(JSON.stringify([opened, ...others].slice(0, MOST)));
    },
    clear(): void {
      slot.del();
      setHits([]);
    },
  };
}
