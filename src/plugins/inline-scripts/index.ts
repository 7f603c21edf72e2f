/**
 * The few lines of script that must run before the app arrives, in the head of every page. They are
 * ordinary functions of `src/inline/`, tested as such, and put here as text.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBaseUnits, limits} from '../../../facts/limits.ts';
import beforeApp from '../../inline/beforeApp.js';
import cleanAddress from '../../inline/cleanAddress.js';
import keyboard from '../../inline/keyboard.js';
import loadFailure from '../../inline/loadFailure.js';
import restoreTabs from '../../inline/restoreTabs.js';
import startApp from '../../inline/startApp.js';
import switchColorMode from '../../inline/switchColorMode.js';
import trustedTypes from '../../inline/trustedTypes.js';
import {call} from './call.ts';

/**
 * What stands in the `<script>` element of every page's head. It is one: parsing stops at each, and
 * the security policy names each. One that fails is told to the console as an error of its own and
 * keeps none of the others from running.
 */
export function inlineScript(namespace: string, baseUrl: string): string {
  const tabMemory = {namespace, lifetime: inBaseUnits(limits.tabMemory)};
  const assets = JSON.stringify(`${baseUrl}assets/`);
  const parts = [
    // First, because the scripts after it load scripts.
    call(trustedTypes, 'window', assets),
    call(cleanAddress, 'location', 'history'),
    call(loadFailure, 'window', assets),
    // Reading `localStorage` throws where storage is blocked.
    `try{${call(
      restoreTabs,
      JSON.stringify(tabMemory),
      'document',
      'localStorage',
      '{hash: location.hash, now: Date.now()}',
    )}}catch{}`,
    call(switchColorMode, JSON.stringify({key: `theme${namespace}`}), 'window'),
    call(keyboard, 'document'),
    call(beforeApp, 'window', JSON.stringify(`${baseUrl}search/`)),
    call(startApp, 'window'),
  ];
  return parts.map((part) => `try{${part}}catch(e){reportError(e)}`).join('\n');
}

export default function inlineScriptsPlugin({siteStorage, baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(siteStorage.namespace, baseUrl)}],
    }),
  };
}
