import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearch} from '../../engine/useSearch.ts';
import {VersionNote} from '../../dialog/SearchFooter';
import {Groups} from './Groups';
import {Suggestions} from './Suggestions';
import {searchClient, type AlgoliaConfig, type ResultsPage} from './searchClient';
import styles from './styles.module.css';

const PER_PAGE = 20;

/** Algolia returns at most this many. */
const MOST = 1000;

/** What a reader can do on this page if a search fails. */
const ALTERNATIVE = 'begin with a page below';

/** The results page: a search field, and the results for the latest version, with more on demand. */
export default function SearchResults(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  /** How many times a better index has loaded. Each change triggers a new search. */
  const [better, setBetter] = useState(0);
  const onBetter = useCallback(() => setBetter((times) => times + 1), []);
  const {transformItems, transformSearchClient, isEmbedded, failure, setProblem} = useSearch({
    onBetter,
    alternative: ALTERNATIVE,
  });
  const client = useRef<ReturnType<typeof searchClient>>(undefined);
  const [query, setQuery] = useQueryString('q');
  // In the URL, so that Back shows as many results as before.
  const [shown, setShown] = useQueryString('show');
  const [response, setResponse] = useState<ResultsPage>();
  const id = useId();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaConfig;

  useEffect(() => {
    if (!query.trim()) {
      setResponse(undefined);
      return undefined;
    }
    let isCurrent = true;
    const request = {
      indexName: algolia.indexName,
      ...algolia.searchParameters,
      query,
      page: 0,
      hitsPerPage: Math.max(PER_PAGE, Math.min(Number(shown) || 0, MOST)),
    };
    client.current ??= searchClient(algolia, isEmbedded, transformSearchClient);
    client.current
      .then((ready) => ready.search({requests: [request]}))
      .then(({results: [result]}) => {
        if (isCurrent) setResponse({...result!, hits: transformItems(result!.hits)});
      })
      .catch(() => {
        // The client's code couldn't be loaded, or the search failed. The next search starts again.
        client.current = undefined;
        setProblem({reason: 'The search could not be started.'});
      });
    return () => {
      isCurrent = false;
    };
  }, [
    algolia,
    isEmbedded,
    query,
    shown,
    better,
    transformItems,
    transformSearchClient,
    setProblem,
  ]);

  const change = (value: string) => {
    setProblem(undefined);
    setShown(null);
    setQuery(value);
  };

  const isAsked = query.trim() !== '';
  const found = isAsked ? response : undefined;
  const count = found && (found.nbHits === 1 ? 'One result' : `${found.nbHits} results`);
  const isSearching = isAsked && !found && failure === undefined;
  return (
    <main className={`container ${styles.page}`}>
      <h1>Search</h1>
      <label htmlFor={`${id}query`}>Words, names or error messages</label>
      <input
        id={`${id}query`}
        type="search"
        className={clsx('text-field', styles.field)}
        placeholder="Search..."
        autoComplete="off"
        value={query}
        onChange={(event) => change(event.target.value)}
      />
      <VersionNote />
      <p className={styles.withoutScripts}>
        Search needs JavaScript. Without it, find pages in the menu at the top.
      </p>
      <p role="status">{failure ?? (isSearching ? 'Searching…' : count)}</p>
      {found && <Groups hits={found.hits} />}
      {!isSearching && (!found || found.nbHits === 0) && (
        <Suggestions isAfterSearch={found !== undefined} isFailure={failure !== undefined} />
      )}
      {found && found.hits.length < found.nbHits && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setShown(String(found.hits.length + PER_PAGE))}
        >
          More results
        </button>
      )}
    </main>
  );
}
