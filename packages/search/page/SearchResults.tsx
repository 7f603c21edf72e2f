import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import HitTexts from '../results/HitTexts.tsx';
import Suggestions from '../results/Suggestions.tsx';
import {useSearch} from '../results/useSearch.ts';
import VersionNote from '../results/VersionNote.tsx';
import styles from './styles.module.css';
import {useSearchUrl} from './useSearchUrl.ts';

const PER_PAGE = 20;

/** Algolia returns at most this many. */
const MOST = 1000;

/** The results page: a search field, and the results for the latest version, with more on demand. */
export default function SearchResults(): ReactNode {
  const {query, shown, setQuery, setShown} = useSearchUrl();
  const {results, status, isFailure} = useSearch(query, {
    limit: Math.max(PER_PAGE, Math.min(shown, MOST)),
    alternative: translate({
      id: 'search.page.begin',
      message: 'begin with a page below',
      description: 'The end of a sentence: Type again to retry, or …',
    }),
  });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the app started.
  useEffect(() => {
    const {value} = field.current!;
    if (value && !window.location.search.includes('q=')) setQuery(value);
  }, [setQuery]);

  const hasNothing = results ? results.count === 0 : isFailure || status === '';
  return (
    <main className={`container ${styles.page}`}>
      <h1>{translate({id: 'theme.SearchBar.label', message: 'Search'})}</h1>
      <label htmlFor={id}>
        {translate({id: 'search.page.label', message: 'Words, names or error messages'})}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className={clsx('text-field', styles.field)}
        placeholder={translate({id: 'search.placeholder', message: 'Search...'})}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <VersionNote />
      <p className={styles.withoutScripts}>
        <Translate id="search.page.withoutScripts">
          Search needs JavaScript. Without it, find pages in the menu at the top.
        </Translate>
      </p>
      <p role="status">{status}</p>
      {results && (
        <ol className={styles.results}>
          {results.hits.map((hit) => (
            <li key={hit.url} className={styles.result}>
              <HitTexts hit={hit} isLinked />
            </li>
          ))}
        </ol>
      )}
      {hasNothing && <Suggestions query={query.trim()} isFailure={isFailure} />}
      {results && results.hits.length < results.count && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setShown(results.hits.length + PER_PAGE)}
        >
          {translate({id: 'search.page.more', message: 'More results'})}
        </button>
      )}
    </main>
  );
}
