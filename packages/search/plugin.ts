import type {Plugin} from '@docusaurus/types';
import type {SearchOptions} from './indexing/write.ts';

/** What components of search know about the site. They read it with the name of the plugin. */
export type SearchData = Pick<SearchOptions, 'versions'>;

/** Makes the plugin that tells the components of search which versions are searched. */
export default ({versions}: SearchData) =>
  function searchPlugin(): Plugin {
    return {
      name: 'portal-search',
      contentLoaded: ({actions}) => actions.setGlobalData({versions} satisfies SearchData),
    };
  };
