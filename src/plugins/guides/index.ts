/** Writes the cards of `/guides/` to a file that only the chunk of that page imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {specRoutes} from '../../../facts/routes.ts';
import {guideData} from './cards.ts';

export default function guides(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const latest = docs.loadedVersions.find(({isLast}) => isLast);
      if (!latest) throw new Error('The docs have no latest version to make cards of.');
      await actions.createData('cards.json', JSON.stringify(guideData(latest, specRoutes)));
    },
  };
}
