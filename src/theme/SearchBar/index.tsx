/**
 * Change (wrap): the same dialog for both backends. With the embedded one, it is given our client
 * instead of Algolia's, and asks again when the full index has arrived. Failures are told in the
 * dialog. The connection to Algolia's host is prepared here, and only where Algolia answers; the
 * original's is taken out by the search plugin's bundler rule, which also puts `SearchDialog` in the
 * place of the original dialog.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchFooter from '@site/src/components/SearchFooter';
import SearchHit from '@site/src/components/SearchHit';
import {useDialog} from '@site/src/search/useDialog';
import {useSearch} from '@site/src/search/useSearch';
import SearchBar from '@theme-original/SearchBar';
import translations from '@theme/SearchTranslations';
import './styles.css';

/** The specification's words for the empty field. */
const PLACEHOLDER = 'Search...';

/** What stands in the dialog before anything is typed, as long as there are no recent searches. */
const EMPTY = 'A task, a name from code, an error message or a number: type any of them.';

/** Between a failure and the query, which the dialog puts behind it. */
const ASKED = 'You asked for';

interface AlgoliaConfig {
  appId: string;
}

export default function SearchBarWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {isEmbedded, failure, transformItems, transformSearchClient} = useSearch({isDialog: true});
  const {appId} = siteConfig.themeConfig.algolia as AlgoliaConfig;

  useDialog(isEmbedded);

  const {button, modal} = translations;
  const told = {
    ...translations,
    button: {...button, buttonText: PLACEHOLDER},
    modal: {
      ...modal,
      searchBox: {...modal?.searchBox, placeholderText: PLACEHOLDER},
      startScreen: {...modal?.startScreen, noRecentSearchesText: EMPTY},
      noResultsScreen: {
        ...modal?.noResultsScreen,
        ...(failure && {noResultsText: `${failure} ${ASKED}`}),
      },
    },
  };
  return (
    <>
      {!isEmbedded && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <SearchBar
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        hitComponent={SearchHit}
        resultsFooterComponent={SearchFooter}
        translations={told}
      />
    </>
  );
}
