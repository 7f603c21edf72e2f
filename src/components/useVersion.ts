import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {pluginName, type Version, versions} from '@site/facts/versions';

/** The version of the current page. */
export function useVersion(): Version {
  const {version: name} = useDocsVersion();
  return versions.find((version) => pluginName(version) === name)!;
}
