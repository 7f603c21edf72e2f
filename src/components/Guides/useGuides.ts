import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import data from '@generated/guides/default/guides.json';
import type {GuidesOfVersion} from '@site/src/plugins/guides';

/**
 * The guides of the page's version.
 *
 * @throws Error at build time if it has none
 */
export function useGuides(): GuidesOfVersion {
  const {version} = useDocsVersion();
  const guides = data[version];
  if (guides) return guides;
  throw new Error(`Version "${version}" has no guides to list. Add a guides.yaml to its facts.`);
}
