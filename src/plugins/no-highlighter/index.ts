/**
 * Code is highlighted at build time (`src/content/rehype/highlightCode.ts`). The theme would still ship
 * its highlighter, a fifth of all script. This replaces it with an empty one, both in the browser and
 * in static rendering.
 */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function noHighlighter(): Plugin {
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': join(__dirname, 'highlighter.ts')}},
    }),
  };
}
