import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import data from '@generated/guides/default/lists.json';
import type {GuideLists} from '@site/src/plugins/guides/lists';

/** The guides of the page's version. */
export function useGuideLists(): GuideLists {
  const {version} = useDocsVersion();
  const lists = data[version];
  if (!lists) throw new Error(`The version "${version}" has no guides.`);
  return lists;
}
