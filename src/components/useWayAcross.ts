import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {wayAcross, type WayAcross} from '@site/src/content/counterpart';

/** The route of the page being read, relative to the site, and the way to the other version. */
export function useWayAcross(): WayAcross & {from: string; isV1: boolean} {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const from = metadata.permalink.slice(siteConfig.baseUrl.length - 1);
  return {...wayAcross(from), from, isV1: metadata.version === 'v1'};
}
