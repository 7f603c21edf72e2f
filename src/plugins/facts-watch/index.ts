import type {Plugin} from '@docusaurus/types';

/** Makes the dev server rebuild when a fact changes: only what a plugin names is watched. */
export default function factsWatch(): Plugin {
  return {
    name: 'facts-watch',
    getPathsToWatch: () => ['facts/**/*.{ts,yaml}'],
  };
}
