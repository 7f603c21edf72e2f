import {useCallback, useEffect, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {briefAnswers} from './briefAnswers';
import {embeddedClient} from './client';
import {notingEmptiness} from './emptiness';
import {newestOnly} from './newestOnly';
import {presentHits} from './presentHits';
import {tellingClient} from './tellingClient';

/** What the reader can do when a search fails, besides typing again. */
const INSTEAD = 'browse the sidebar';

/**
 * The parts that the search dialog and the results page share.
 *
 * @param options - `isDialog`: the index is loaded when a client is asked for, before anything is
 *   typed, and few letters get few answers;
 *   `instead`: what a reader can do when a search fails, besides typing again
 */
export function useSearch({isDialog = false, instead = INSTEAD} = {}) {
  const {siteConfig} = useDocusaurusContext();
  const {backend} = usePluginData('search') as {backend: 'embedded' | 'algolia'};
  const toPath = useSearchResultUrlProcessor();
  const [trouble, setTrouble] = useState<{reason: string; isSlow: boolean}>();
  const isEmbedded = backend === 'embedded';

  const tell = useCallback((reason: string | undefined, isSlow = false) => {
    setTrouble(reason === undefined ? undefined : {reason, isSlow});
  }, []);

  useEffect(() => {
    document.documentElement.dataset.search = backend;
    if (!isEmbedded) return undefined;
    return embeddedClient(siteConfig.baseUrl).listen({onFailure: tell});
  }, [backend, isEmbedded, siteConfig.baseUrl, tell]);

  // Made once: DocSearch keeps the first functions it is given for the life of the dialog.
  const [shared] = useState(() => ({
    transformItems: <T extends {url: string}>(items: T[]) =>
      // The embedded hits are made safe in the worker.
      presentHits(items, toPath, isEmbedded),
    transformSearchClient: <T>(client: T) => {
      if (!isEmbedded) return notingEmptiness(tellingClient(client, tell));
      const embedded = embeddedClient(siteConfig.baseUrl);
      if (isDialog) embedded.load();
      const newest = newestOnly(embedded);
      return notingEmptiness(isDialog ? briefAnswers(newest) : newest) as unknown as T;
    },
  }));
  const failure =
    trouble &&
    (trouble.isSlow
      ? `${trouble.reason} Results come as soon as it is there; meanwhile, ${instead}.`
      : `${trouble.reason} Type again to retry, or ${instead}.`);
  return {...shared, isEmbedded, failure, tell};
}
