/** Writes the cards of `/guides/` to a file that only the chunk of that page imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {specRoutes} from '../../../facts/routes.ts';
import {cardsOf, type GuideData} from './cards.ts';

export default function guides(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const versions = docs.loadedVersions.map(
        (version) => [version.versionName, cardsOf(version)] as const,
      );
      const data: GuideData = {versions: Object.fromEntries(versions), promised: specRoutes};
      await actions.createData('cards.json', JSON.stringify(data));
    },
  };
}
