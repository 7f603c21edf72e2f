/**
 * Change (eject): the original puts all of DocSearch 3 into the main script and connects to Algolia's
 * host on every page, even in embedded mode. This one loads DocSearch when a reader is about to
 * search, passes it our search client in embedded mode, and tells readers about failures.
 */
import {useCallback, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchButton from '@portal/search/dialog/SearchButton';
import type SearchDialogType from '@portal/search/dialog/SearchDialog';
import type {AlgoliaConfig} from '@portal/search/page/SearchResults/searchClient';
import {refreshDialog} from '@portal/search/engine/refreshDialog';
import {useDialog} from '@portal/search/engine/useDialog';
import {useSearch} from '@portal/search/engine/useSearch';
import translations from '@theme/SearchTranslations';
import './styles.css';

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaConfig;
  const search = useSearch({onBetter: refreshDialog});
  const {isEmbedded, loadIndex, failure} = search;
  const [SearchDialog, setSearchDialog] = useState<typeof SearchDialogType>();

  const load = useCallback(async () => {
    loadIndex();
    const [dialog] = await Promise.all([
      import(/* webpackChunkName: "DocSearchModal" */ '@portal/search/dialog/SearchDialog'),
      // The package declares that it has no side effects, so a static import of its CSS is dropped.
      import('@docsearch/react/style'),
    ]);
    setSearchDialog(() => dialog.default);
  }, [loadIndex]);
  const {button, initialQuery, open, close, follow} = useDialog(load);

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
          translations={translations.modal ?? {}}
          failure={failure}
          onClose={close}
          onFollow={follow}
        />
      )}
    </>
  );
}
