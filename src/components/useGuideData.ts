import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import data from '@generated/guides/default/guides.json';
import type {GuideData} from '@site/src/plugins/guides/data';

/** The guides and cards of the page's version. */
export function useGuideData(): GuideData {
  const {version} = useDocsVersion();
  return data[version]!;
}
