/**
 * The few lines of script that must run before the app arrives, in the head of every page. They are
 * ordinary functions of `src/inline/`, tested as such, and put here as text.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import {inBaseUnits, limits} from '../../../facts/limits.ts';
import cleanAddress from '../../inline/cleanAddress.js';
import restoreTabs from '../../inline/restoreTabs.js';

/** A call of a function with these argument expressions, as minified script text. */
function call(fn: (...args: never[]) => void, ...args: string[]): string {
  return minifySync(`(${fn.toString()})(${args.join(', ')});`, {module: false}).code;
}

/** @returns what stands in the `<script>` elements of every page's head, in this order */
export function inlineScripts(namespace: string): string[] {
  const tabMemory = {namespace, lifetime: inBaseUnits(limits.tabMemory)};
  return [
    call(cleanAddress, 'location', 'history'),
    // Reading `localStorage` throws where storage is blocked.
    `try{${call(
      restoreTabs,
      JSON.stringify(tabMemory),
      'document',
      'localStorage',
      '{hash: location.hash, now: Date.now()}',
    )}}catch{}`,
  ];
}

export default function inlineScriptsPlugin({siteStorage}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: inlineScripts(siteStorage.namespace).map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
