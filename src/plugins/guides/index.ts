/** Writes the data for `/guides/` to files that only that page's chunk imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {languages} from '../../../facts/guides.ts';
import {guidesOf} from '../../../facts/guidesOf.ts';
import {pluginName, versions} from '../../../facts/versions.ts';
import {cardsOf, type GuideData} from './cards.ts';
import {guideLists} from './lists.ts';

export default function guides(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const cards = docs.loadedVersions.map(
        (version) => [version.versionName, cardsOf(version)] as const,
      );
      const data: GuideData = Object.fromEntries(cards);
      await actions.createData('cards.json', JSON.stringify(data));
      const lists = versions.flatMap((version) => {
        const name = pluginName(version);
        const facts = guidesOf(version);
        const loaded = docs.loadedVersions.find(({versionName}) => versionName === name);
        return facts && loaded ? [[name, guideLists(loaded, {...facts, languages})] as const] : [];
      });
      await actions.createData('lists.json', JSON.stringify(Object.fromEntries(lists)));
    },
  };
}
