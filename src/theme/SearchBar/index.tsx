/**
 * Change (eject): the original puts all of DocSearch 3 into the main script, although few readers of a
 * page search, and asks Algolia's host for a connection from every page, in embedded mode too. This
 * one loads DocSearch when a reader is about to search, gives it our search client in embedded mode,
 * and tells readers about failures.
 */
import {useCallback, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchButton from '@site/src/components/SearchButton';
import type SearchDialogType from '@site/src/components/SearchDialog';
import type {AlgoliaConfig} from '@site/src/components/SearchResults/searchClient';
import {refreshDialog} from '@site/src/search/refreshDialog';
import {useDialog} from '@site/src/search/useDialog';
import {useSearch} from '@site/src/search/useSearch';
import translations from '@theme/SearchTranslations';
import './styles.css';

/** What the dialog shows before anything is typed, as long as there are no recent searches. */
const HINT = 'A task, a name from code, an error message or a number: type any of them.';

/** Between a failure and the query, which the dialog appends. */
const FAILED_QUERY = 'You searched for';

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaConfig;
  const search = useSearch({onBetter: refreshDialog});
  const {isEmbedded, loadIndex, failure} = search;
  const [SearchDialog, setSearchDialog] = useState<typeof SearchDialogType>();

  const load = useCallback(async () => {
    loadIndex();
    const [dialog] = await Promise.all([
      import(/* webpackChunkName: "DocSearchModal" */ '@site/src/components/SearchDialog'),
      // The package declares that it has no side effects, so a plain import of its CSS is dropped.
      import('@docsearch/react/style'),
    ]);
    setSearchDialog(() => dialog.default);
  }, [loadIndex]);
  const {button, initialQuery, open, close, follow} = useDialog(load);

  const {modal} = translations;
  const texts = {
    ...modal,
    startScreen: {...modal?.startScreen, noRecentSearchesText: HINT},
    ...(failure && {noResultsScreen: {noResultsText: `${failure} ${FAILED_QUERY}`}}),
  };
  const prepare = () => void load();
  return (
    <>
      {!isEmbedded && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${algolia.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <SearchButton ref={button} onOpen={open} onPointerEnter={prepare} onFocus={prepare} />
      {SearchDialog && initialQuery !== undefined && (
        <SearchDialog
          {...algolia}
          initialQuery={initialQuery}
          transformItems={search.transformItems}
          transformSearchClient={search.transformSearchClient}
          translations={texts}
          onClose={close}
          onFollow={follow}
        />
      )}
    </>
  );
}
