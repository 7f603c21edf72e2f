import type {Plugin} from '@docusaurus/types';
import type {SearchOptions} from './indexing/write.ts';

interface Suggestions {
  /** Queries: a task, a name from code, an error, a number. */
  examples: readonly string[];
  /** Pages to start with. */
  starts: readonly {label: string; to: string}[];
}

/** What components of search know about the site. They read it with the name of the plugin. */
export interface SearchData extends Pick<SearchOptions, 'versions'> {
  /** What readers see before they search, or if nothing was found. */
  suggestions?: Suggestions | undefined;
}

/** Makes the plugin that gives its options to the components of search. */
export default (options: SearchData) =>
  function searchPlugin(): Plugin {
    return {
      name: 'portal-search',
      contentLoaded: ({actions}) => actions.setGlobalData(options),
    };
  };
