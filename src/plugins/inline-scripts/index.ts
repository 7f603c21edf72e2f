/**
 * The few lines of script that must run before the app arrives, in the head of every page. They are
 * ordinary functions of `src/inline/`, tested as such, and put here as text.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBaseUnits, limits} from '../../../facts/limits.ts';
import cleanAddress from '../../inline/cleanAddress.js';
import layOutInParts from '../../inline/layOutInParts.js';
import loadFailure from '../../inline/loadFailure.js';
import restoreTabs from '../../inline/restoreTabs.js';
import startApp from '../../inline/startApp.js';
import {call} from './call.ts';

/** @returns what stands in the `<script>` elements of every page's head, in this order */
export function inlineScripts(namespace: string, baseUrl: string): string[] {
  const tabMemory = {namespace, lifetime: inBaseUnits(limits.tabMemory)};
  return [
    call(cleanAddress, 'location', 'history'),
    call(loadFailure, 'window', JSON.stringify(`${baseUrl}assets/`)),
    // Reading `localStorage` throws where storage is blocked.
    `try{${call(
      restoreTabs,
      JSON.stringify(tabMemory),
      'document',
      'localStorage',
      '{hash: location.hash, now: Date.now()}',
    )}}catch{}`,
    call(layOutInParts, 'window'),
    call(startApp, 'window'),
  ];
}

export default function inlineScriptsPlugin({siteStorage, baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: inlineScripts(siteStorage.namespace, baseUrl).map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
