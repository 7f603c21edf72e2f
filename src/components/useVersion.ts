import {useDocsVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {pluginName, type Version, versions} from '@portal/content/facts/versions';

/** The version of the current page. */
export function useVersion(): Version {
  const {version: name} = useDocsVersion();
  return versions.find((version) => pluginName(version) === name)!;
}

/** The URL of a version's start page. */
export const startPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;
