import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {failureText} from '../client/failures.ts';
import {useSearchClient} from '../client/useSearchClient.ts';
import type {Results} from '../engine/hits.ts';

/** How long a reader waits before being told that the index is slow, in milliseconds. */
const PATIENCE = 3000;

interface Options {
  /** The maximum number of hits. */
  limit: number;
  /** What a reader can do if a search fails, besides typing again. */
  alternative: string;
  /** Whether the results mustn't change while the reader is among them. */
  holdsStill?: () => boolean;
}

interface Search {
  /** Undefined before the first search is done, and if the last one has failed. */
  results: Results | undefined;
  /** How many results have all that was typed, or why there are none. Empty without a query. */
  status: string;
  isFailure: boolean;
}

const PLURALS = translate({
  id: 'theme.SearchPage.documentsFound.plurals',
  message: 'One result|{count} results',
});

const RETRY = {id: 'search.retry', message: '{failure} Type again to retry, or {alternative}.'};
const SLOW = {
  id: 'search.slow',
  message:
    'The search index is slow to arrive. Results appear as soon as it is loaded; meanwhile, {alternative}.',
};

const searching = () =>
  translate({id: 'theme.SearchPage.fetchingNewResults', message: 'Searching…'});

/** @returns a function that says how many results there are */
function useCount(): (results: Results) => string {
  const {selectMessage} = usePluralForm();
  return ({count, whole, isProvisional}) => {
    if (isProvisional && whole === 0) return searching();
    if (count === 0)
      return translate({id: 'theme.SearchPage.noResultsText', message: 'No results'});
    if (whole > 0) return selectMessage(whole, PLURALS).replace('{count}', String(whole));
    return translate({
      id: 'search.someWords',
      message: 'Nothing has all of these words. These results have some of them.',
    });
  };
}

/**
 * Searches whenever the query changes, and again when a better index has loaded. The search dialog and
 * the results page share this.
 */
export function useSearch(query: string, {limit, alternative, holdsStill}: Options): Search {
  const client = useSearchClient();
  const counted = useCount();
  const [results, setResults] = useState<Results>();
  const [failure, setFailure] = useState<string>();
  const [isSlow, setSlow] = useState(false);
  /** How many times a better index has loaded. */
  const [better, setBetter] = useState(0);
  const words = query.trim();
  const latest = useRef({words, holdsStill});
  useEffect(() => {
    latest.current = {words, holdsStill};
  });
  /** The searches, counted: the last one that was made, and the one whose results are shown. */
  const searches = useRef({made: 0, shown: 0, of: ''});

  useEffect(
    () =>
      client.listen((reason) => {
        if (reason !== undefined) setFailure(reason);
        else if (!latest.current.holdsStill?.()) setBetter((times) => times + 1);
      }),
    [client],
  );

  useEffect(() => {
    setFailure(undefined);
    if (words === '') {
      setResults(undefined);
      return undefined;
    }
    const aborting = new AbortController();
    const {signal} = aborting;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    const search = ++searches.current.made;
    client
      .search(words, limit, signal)
      .then(
        (found) => {
          // Also those of the first index, if the full one has arrived meanwhile. But an older search for
          // the same words may find less, and be answered later.
          if (latest.current.words !== words || search < searches.current.shown) return;
          // The reader may have gone on to another result since a better index was asked the same.
          const of = `${limit} ${words}`;
          if (searches.current.of === of && latest.current.holdsStill?.()) return;
          searches.current = {...searches.current, shown: search, of};
          setResults(found);
        },
        (error: Error) => {
          if (signal.aborted) return;
          setResults(undefined);
          setFailure(error.message);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      aborting.abort();
      clearTimeout(timer);
      setSlow(false);
    };
  }, [client, words, limit, better]);

  const found = words === '' ? undefined : results;
  const problem =
    failure !== undefined
      ? translate(RETRY, {failure: failureText(failure), alternative})
      : isSlow && !found
        ? translate(SLOW, {alternative})
        : undefined;
  const progress = found ? counted(found) : searching();
  return {
    results: found,
    status: words === '' ? '' : (problem ?? progress),
    isFailure: problem !== undefined,
  };
}
