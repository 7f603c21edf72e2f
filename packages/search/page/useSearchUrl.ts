import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';

/** How long after the last letter the URL changes, in milliseconds. */
const DELAY = 300;

interface SearchUrl {
  query: string;
  /** How many results to show, so that Back shows as many as before. */
  shown: number;
  setQuery(query: string): void;
  setShown(shown: number): void;
}

/** Writes values into the query of the URL. Leaves out empty ones. */
function write(history: ReturnType<typeof useHistory>, values: Record<string, string>): void {
  const changed = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  try {
    history.replace({...history.location, search: changed.toString()});
  } catch {
    // Safari: too many changes in ten seconds.
  }
}

/**
 * Keeps the query in the URL, as `?q=…`. The URL follows the field with a delay, because browsers limit
 * how often it may change. If it can't change, the field stays as the reader left it.
 */
export function useSearchUrl(): SearchUrl {
  const history = useHistory();
  const [inUrl] = useQueryString('q');
  const [shown] = useQueryString('show');
  /** What the reader has typed since the URL last changed. */
  const [typed, setTyped] = useState<string>();
  const query = typed ?? inUrl;

  useEffect(() => setTyped(undefined), [inUrl, shown]);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => write(history, {q: typed}), DELAY);
    return () => clearTimeout(timer);
  }, [history, typed]);

  return {
    query,
    shown: typed === undefined ? Number(shown) || 0 : 0,
    setQuery: setTyped,
    setShown: (count) => write(history, {q: query, show: String(count)}),
  };
}
