import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import versions from '@generated/facts/default/versions.json';
import type {Version} from '@portal/content/facts';
import {pluginName} from '@portal/content/facts/versions';

export {versions};

/** The version in `docs/`, and those that were cut, newest first. */
export const [currentVersion, ...frozenVersions] = versions as [Version, ...Version[]];

/** The version of the current page. */
export function useVersion(): Version {
  const {version: name} = useDocsVersion();
  return versions.find((version) => pluginName(version) === name)!;
}
