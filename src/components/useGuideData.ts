import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import data from '@generated/guides/default/guides.json';
import type {GuideData} from '@site/src/plugins/guides/data';

/** The guides and cards of the page's version. */
export function useGuideData(): GuideData {
  const {version} = useDocsVersion();
  return data[version]!;
}

/**
 * The same, for components that list guides.
 *
 * @throws Error at build time if the page's version has no guides
 */
export function useGuides(): GuideData {
  const {version} = useDocsVersion();
  const found = useGuideData();
  if (found.guides.length > 0) return found;
  throw new Error(`Version "${version}" has no guides to list (facts/guidesOf.ts).`);
}
