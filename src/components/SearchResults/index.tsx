import {useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearch} from '@site/src/search/useSearch';
import type {Hit} from '@site/src/search/hits';
import {VersionNote} from '../SearchFooter';
import {searchClient, type AlgoliaConfig, type ResultsPage} from './searchClient';
import styles from './styles.module.css';

const PER_PAGE = 20;

/** A result: where it is, its heading and what was found. Texts are safe HTML; see `presentHits`. */
function Result({hit}: {hit: Hit}): ReactNode {
  const {lvl0, ...headings} = hit._highlightResult.hierarchy;
  const trail = Object.values(headings).map((level) => level.value);
  const title = trail.pop() ?? '';
  const found = hit._snippetResult.content?.value;
  const where = [lvl0?.value, ...trail].filter(Boolean).join(' › ');
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <span dangerouslySetInnerHTML={{__html: title}} />
        </Link>
      </h2>
      <p className={styles.where} dangerouslySetInnerHTML={{__html: where}} />
      {found && <p dangerouslySetInnerHTML={{__html: found}} />}
    </li>
  );
}

/** The results page: one field, the results of the latest version, more of them on demand. */
export default function SearchResults(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {transformItems, transformSearchClient, failure, setFailure, advice} = useSearch();
  const [query, setQuery] = useSearchQueryString();
  const [page, setPage] = useState(0);
  const [answer, setAnswer] = useState<ResultsPage>();
  const id = useId();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaConfig;

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const request = {
      indexName: algolia.indexName,
      query,
      page: 0,
      hitsPerPage: PER_PAGE * (page + 1),
      ...algolia.searchParameters,
    };
    searchClient(algolia, transformSearchClient)
      .then((client) => client.search({requests: [request]}))
      .then(({results: [result]}) => {
        if (isCurrent) setAnswer({...result!, hits: transformItems(result!.hits)});
      })
      .catch((error: Error) => {
        if (isCurrent)
          setFailure(`The search service did not answer (${error.message}). ${advice}`);
      });
    return () => {
      isCurrent = false;
    };
  }, [algolia, query, page, transformItems, transformSearchClient, setFailure, advice]);

  const change = (value: string) => {
    setFailure(undefined);
    setPage(0);
    setQuery(value);
  };

  const found = query.trim() ? answer : undefined;
  const count = found && (found.nbHits === 1 ? 'One result' : `${found.nbHits} results`);
  return (
    <main className={`container ${styles.page}`}>
      <h1>Search</h1>
      <label htmlFor={`${id}query`}>Words, names or error messages</label>
      <input
        id={`${id}query`}
        type="search"
        className={styles.field}
        placeholder="Search..."
        autoComplete="off"
        value={query}
        onChange={(event) => change(event.target.value)}
      />
      <VersionNote />
      <p role="status">{failure ?? count}</p>
      <ol className={styles.results}>
        {found?.hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {found && found.hits.length < found.nbHits && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setPage((shown) => shown + 1)}
        >
          More results
        </button>
      )}
    </main>
  );
}
