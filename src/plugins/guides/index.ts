/** Writes the data for `/guides/` to a file that only that page's chunk imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {type GuideFacts, jobs, languages, pluginName} from '@portal/content/facts';
import {factsOf, versions} from '../../facts.ts';

/** What the components in `src/components/Guides` need in addition to the data of the docs plugin. */
export interface GuidesOfVersion extends GuideFacts {
  /** The names of the jobs that guides help with, by key, in the order of the list. */
  jobs: Record<string, string>;
  /** The names of the languages of guides, by key. */
  languages: Record<string, string>;
}

export default function guidesPlugin(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const data = docs.loadedVersions.flatMap(({versionName}): [string, GuidesOfVersion][] => {
        const facts = factsOf(versions.find((one) => pluginName(one) === versionName)!).guides;
        return facts ? [[versionName, {...facts, jobs, languages}]] : [];
      });
      await actions.createData('guides.json', JSON.stringify(Object.fromEntries(data)));
    },
  };
}
