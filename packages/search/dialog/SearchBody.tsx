import clsx from 'clsx';
import {useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Hit} from '../engine/hits.ts';
import HitTexts from '../results/HitTexts.tsx';
import {isPlainClick} from '../results/isPlainClick.ts';
import Suggestions from '../results/Suggestions.tsx';
import {useSearch} from '../results/useSearch.ts';
import VersionNote from '../results/VersionNote.tsx';
import {useRecentSearches} from './recentSearches.ts';
import styles from './styles.module.css';
import {useCombobox} from './useCombobox.ts';

const RECENT = translate({
  id: 'theme.SearchModal.startScreen.recentSearchesTitle',
  message: 'Recent',
});

const NONE: Hit[] = [];

/** About a screenful. The results page has the rest. */
const LIMIT = 12;

export interface SearchBodyProps {
  /** The ID of the list, which the field controls. */
  listId: string;
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** Puts a query into the field. */
  onQuery(query: string): void;
  /** Closes the dialog and opens a URL. */
  onFollow(url: string): void;
  /** Closes the dialog, because a link is being followed. */
  onLeave(): void;
}

/** What's below the field of the search dialog. It has one list: results, or recent searches. */
export default function SearchBody(props: SearchBodyProps): ReactNode {
  const {listId, query, field, onQuery, onFollow, onLeave} = props;
  const list = useRef<HTMLDivElement>(null);
  const recent = useRecentSearches();
  const createSearchLink = useSearchLinkCreator();
  const isEmbedded = useDocusaurusContext().siteConfig.customFields!.searchBackend === 'embedded';

  const isChoosing = () => {
    const chosen = list.current?.querySelector('[aria-selected=true]');
    return Boolean(chosen && chosen !== list.current?.firstElementChild);
  };
  const {results, status, isFailure} = useSearch(query, {
    limit: LIMIT,
    alternative: translate({
      id: 'search.browse',
      message: 'browse the sidebar',
      description: 'The end of a sentence: Type again to retry, or …',
    }),
    holdsStill: isChoosing,
  });
  const isBlank = query.trim() === '';
  const hits = isBlank ? recent.hits : (results?.hits ?? NONE);
  useCombobox(field, list, hits);

  const follow = (event: MouseEvent, hit: Hit) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    recent.add(hit);
    onFollow(hit.url);
  };

  const hasNothing = results ? results.count === 0 : isFailure;
  return (
    <>
      <div className={clsx(styles.body, !isBlank && !hasNothing && styles.results)}>
        {isBlank && hits.length > 0 && (
          <div className={styles.recent}>
            <h2 id="search-recent">{RECENT}</h2>
            <button type="button" onClick={recent.clear}>
              {translate({id: 'search.clear', message: 'Clear recent searches'})}
            </button>
          </div>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={isBlank ? RECENT : translate({id: 'search.results', message: 'Results'})}
        >
          {hits.map((hit, at) => (
            <a
              key={hit.url}
              id={`${listId}-${at}`}
              role="option"
              href={hit.url}
              tabIndex={-1}
              className={styles.hit}
              onClick={(event) => follow(event, hit)}
            >
              <HitTexts hit={hit} />
            </a>
          ))}
        </div>
        {(isBlank || hasNothing) && (
          <Suggestions
            query={query.trim()}
            isFailure={isFailure}
            onTry={onQuery}
            onFollow={onLeave}
          />
        )}
      </div>
      <div className={styles.footer}>
        {hits.length > 0 && !isBlank && (
          <Link to={createSearchLink(query)} onClick={onLeave}>
            {translate({id: 'search.seeAll', message: 'See all results'})}
          </Link>
        )}
        <VersionNote onLeave={onLeave} />
        {!isEmbedded && (
          <a href="https://www.algolia.com/">
            {translate({id: 'theme.SearchPage.algoliaLabel', message: 'Search by Algolia'})}
          </a>
        )}
      </div>
    </>
  );
}
