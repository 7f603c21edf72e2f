import {useEffect, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {embeddedClient} from './client';
import {newestOnly} from './newestOnly';
import {presentHits} from './presentHits';
import {tellingClient} from './tellingClient';

/** What the reader can do when a search fails, besides typing again. */
const INSTEAD = 'browse the sidebar';

/**
 * The parts that the search dialog and the results page share.
 *
 * @param options - `isEager`: the index is loaded when a client is asked for, before anything is typed;
 *   `instead`: what a reader can do when a search fails, besides typing again
 */
export function useSearch({isEager = false, instead = INSTEAD} = {}) {
  const {siteConfig} = useDocusaurusContext();
  const {backend} = usePluginData('search') as {backend: 'embedded' | 'algolia'};
  const toPath = useSearchResultUrlProcessor();
  const [reason, tell] = useState<string>();
  const isEmbedded = backend === 'embedded';

  useEffect(() => {
    document.documentElement.dataset.search = backend;
    if (!isEmbedded) return undefined;
    return embeddedClient(siteConfig.baseUrl).listen({onFailure: tell});
  }, [backend, isEmbedded, siteConfig.baseUrl]);

  // Made once: DocSearch keeps the first functions it is given for the life of the dialog.
  const [shared] = useState(() => ({
    transformItems: <T extends {url: string}>(items: T[]) => presentHits(items, toPath),
    transformSearchClient: <T>(client: T) => {
      if (!isEmbedded) return tellingClient(client, tell);
      const embedded = embeddedClient(siteConfig.baseUrl);
      if (isEager) embedded.load();
      return newestOnly(embedded) as unknown as T;
    },
  }));
  const failure = reason && `${reason} Type again to retry, or ${instead}.`;
  return {...shared, isEmbedded, failure, tell};
}
