/** Puts the scripts of `src/head/` into the head of every page, as one `<script>` element. */
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {timings} from '../../timings.ts';
import type {HeadOptions} from '../../head/index.ts';
import type {HeadTexts} from '../../head/loadFailure.ts';
import {textHooks} from '../texts/textHooks.ts';

export const headTexts: HeadTexts = {
  notLoaded: 'This page couldn’t be loaded.',
  offline: 'You seem to be offline.',
  advice: 'Check your connection, then retry.',
  retry: 'Retry',
};

/** Returns the text of the `<script>` element: the entry of `src/head/`, bundled and minified. */
export function inlineScript(options: HeadOptions, texts: HeadTexts): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, '../../head/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome111', 'firefox121', 'safari16.4'],
    define: {
      HEAD_OPTIONS: JSON.stringify(options),
      // One by one, so that each is a literal where it's used.
      ...Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [`HEAD_TEXTS.${key}`, JSON.stringify(text)]),
      ),
    },
  });
  return outputFiles[0]!.text.trim();
}

export default function inlineScriptsPlugin({siteStorage, baseUrl, i18n}: LoadContext): Plugin {
  const {namespace} = siteStorage;
  const tabLifetime = timings.tabMemory;
  return {
    name: 'inline-scripts',
    ...textHooks({
      english: headTexts,
      dirPath: join(__dirname, '../texts/locales'),
      name: 'head',
      locale: i18n.currentLocale,
    }),
    injectHtmlTags({content}) {
      const options = {baseUrl, namespace, tabLifetime};
      const innerHTML = inlineScript(options, content as HeadTexts);
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
