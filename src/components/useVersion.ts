import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {pluginName, type Version, versions} from '@site/facts/versions';

/** The version that the page being read belongs to. */
export function useVersion(): Version {
  const {version: name} = useDocsVersion();
  return versions.find((version) => pluginName(version) === name)!;
}
