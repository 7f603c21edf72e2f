/** Puts the scripts of `src/head/` into the head of every page, as one `<script>` element. */
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {timings} from '../../timings.ts';
import type {HeadOptions} from '../../head/index.ts';

/** Returns the text of the `<script>` element: the entry of `src/head/`, bundled and minified. */
export function inlineScript(options: HeadOptions): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, '../../head/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome111', 'firefox121', 'safari16.4'],
    define: {HEAD_OPTIONS: JSON.stringify(options)},
  });
  return outputFiles[0]!.text.trim();
}

export default function inlineScriptsPlugin({siteStorage, baseUrl}: LoadContext): Plugin {
  const {namespace} = siteStorage;
  const tabLifetime = timings.tabMemory;
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript({baseUrl, namespace, tabLifetime})}],
    }),
  };
}
