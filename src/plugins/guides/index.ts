/** Writes the data for `/guides/` to a file that only that page's chunk imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {guidesOf} from '../../../facts/guidesOf.ts';
import {pluginName, versions} from '../../../facts/versions.ts';
import {guideData} from './data.ts';

export default function guides(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const data = docs.loadedVersions.map((loaded) => {
        const version = versions.find((one) => pluginName(one) === loaded.versionName)!;
        return [loaded.versionName, guideData(loaded, guidesOf(version))] as const;
      });
      await actions.createData('guides.json', JSON.stringify(Object.fromEntries(data)));
    },
  };
}
