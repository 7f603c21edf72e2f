import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {counterpartOf, type Counterpart} from '@site/src/content/counterpart';

/** The route of the page being read, relative to the site, and the way to the other version. */
export function useCounterpart(): Counterpart & {from: string; isV1: boolean} {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const from = metadata.permalink.slice(siteConfig.baseUrl.length - 1);
  return {...counterpartOf(from), from, isV1: metadata.version === 'v1'};
}
