/**
 * Code is colored at build time (`src/content/rehype/highlightCode.ts`). The theme would still bring
 * its highlighter, a fifth of all script; this puts an empty one in its place, in the browser and
 * where pages are rendered.
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
