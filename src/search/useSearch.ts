import {useEffect, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {embeddedClient} from './client';
import {presentHits} from './presentHits';
import {tellingClient} from './tellingClient';

/** What the reader can do when a search fails. */
const ADVICE = 'Type again to retry, or browse the sidebar.';

/** Adds the advice to what has happened. */
const tell =
  (show: (failure: string | undefined) => void) =>
  (reason: string | undefined): void =>
    show(reason && `${reason} ${ADVICE}`);

/**
 * The parts that the search dialog and the results page share.
 *
 * @param options - `isEager`: the index is loaded when a client is asked for, before anything is typed
 */
export function useSearch({isEager = false} = {}) {
  const {siteConfig} = useDocusaurusContext();
  const {backend} = usePluginData('search') as {backend: 'embedded' | 'algolia'};
  const toPath = useSearchResultUrlProcessor();
  const [failure, setFailure] = useState<string>();
  const isEmbedded = backend === 'embedded';

  useEffect(() => {
    document.documentElement.dataset.search = backend;
    if (!isEmbedded) return undefined;
    return embeddedClient(siteConfig.baseUrl).listen({
      onFailure: tell(setFailure),
    });
  }, [backend, isEmbedded, siteConfig.baseUrl]);

  // Made once: DocSearch keeps the first functions it is given for the life of the dialog.
  const [shared] = useState(() => ({
    transformItems: <T extends {url: string}>(items: T[]) => presentHits(items, toPath),
    transformSearchClient: <T>(client: T) => {
      if (!isEmbedded) return tellingClient(client, tell(setFailure));
      const embedded = embeddedClient(siteConfig.baseUrl);
      if (isEager) embedded.load();
      return embedded as unknown as T;
    },
  }));
  return {...shared, isEmbedded, failure, setFailure};
}
