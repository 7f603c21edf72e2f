import type {Plugin} from '@docusaurus/types';

/** Makes the dev server rebuild when a fact changes, because it only watches the files of plugins. */
export default function factsWatch(): Plugin {
  return {
    name: 'facts-watch',
    getPathsToWatch: () => ['facts/**/*.{ts,yaml}'],
  };
}
