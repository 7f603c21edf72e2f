/** Writes the data of `/guides/` to files that only the chunk of that page imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {guides as listed, languages, tracks} from '../../../facts/guides.ts';
import {specRoutes} from '../../../facts/routes.ts';
import {cardsOf, type GuideData} from './cards.ts';
import {guideLists} from './lists.ts';

export default function guides(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const latest = docs.loadedVersions.find(({isLast}) => isLast);
      if (!latest) throw new Error('The docs have no latest version to list guides of.');
      const versions = docs.loadedVersions.map(
        (version) => [version.versionName, cardsOf(version)] as const,
      );
      const data: GuideData = {versions: Object.fromEntries(versions), promised: specRoutes};
      await actions.createData('cards.json', JSON.stringify(data));
      const lists = guideLists(latest, {guides: listed, tracks, languages});
      await actions.createData('lists.json', JSON.stringify(lists));
    },
  };
}
