import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {embeddedClient} from './client';
import type {Problem} from './embeddedClient';
import {newestOnly} from './newestOnly';
import {presentHits} from './presentHits';
import {reportingClient} from './reportingClient';

const ALTERNATIVE = 'browse the sidebar';

interface Options {
  /** Called when a better index has loaded than the last results came from. Must be stable. */
  onBetter?: () => void;
  /** What a reader can do if a search fails, besides typing again. */
  alternative?: string;
}

/** The logic that the search dialog and the results page share. */
export function useSearch({onBetter, alternative = ALTERNATIVE}: Options = {}) {
  const {
    siteConfig: {baseUrl, customFields},
  } = useDocusaurusContext();
  const backend = customFields!.searchBackend as 'embedded' | 'algolia';
  const toPath = useSearchResultUrlProcessor();
  const [problem, setProblem] = useState<Problem>();
  const isEmbedded = backend === 'embedded';

  const loadIndex = useCallback(() => {
    if (isEmbedded) embeddedClient(baseUrl).load();
  }, [isEmbedded, baseUrl]);

  useEffect(() => {
    document.documentElement.dataset.search = backend;
    if (!isEmbedded) return undefined;
    return embeddedClient(baseUrl).listen({onProblem: setProblem, onBetter});
  }, [backend, isEmbedded, baseUrl, onBetter]);

  // Created once. If the functions change, DocSearch creates a new client and forgets the query.
  const [shared] = useState(() => ({
    transformItems: <T extends {url: string}>(items: T[]) => presentHits(items, toPath),
    transformSearchClient: <T>(client: T) =>
      isEmbedded
        ? (newestOnly(embeddedClient(baseUrl)) as unknown as T)
        : reportingClient(client, setProblem),
  }));
  const failure =
    problem &&
    (problem.isSlow
      ? `${problem.reason} Results appear as soon as it is loaded; meanwhile, ${alternative}.`
      : `${problem.reason} Type again to retry, or ${alternative}.`);
  return {...shared, isEmbedded, loadIndex, failure, setProblem};
}
