/**
 * Puts the scripts that must run before the app loads into the head of every page. They're ordinary
 * functions in `src/inline/` with their own tests, and inserted as text.
 */
import {minifySync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBaseUnits, limits} from '../../../facts/limits.ts';
import {searchShortcut} from '../../../packages/search/dialog/shortcut.ts';
import beforeApp from '../../inline/beforeApp.js';
import cleanAddress from '../../inline/cleanAddress.js';
import keyboard from '../../inline/keyboard.js';
import loadFailure from '../../inline/loadFailure.js';
import rememberTabs from '../../inline/rememberTabs.js';
import startApp from '../../inline/startApp.js';
import switchColorMode from '../../inline/switchColorMode.js';
import trustedTypes from '../../inline/trustedTypes.js';

/** Returns a call of a function with these argument expressions, as minified code. */
const call = (fn: (...args: never[]) => void, ...args: string[]) =>
  minifySync(`(${fn.toString()})(${args.join(', ')});`, {module: false}).code;

/**
 * Returns the text of the `<script>` element in every page's head. There's only one, because each
 * blocks the parser and needs a hash in the security policy. If a part fails, it reports an error to
 * the console, and the other parts still run.
 */
export function inlineScript(namespace: string, baseUrl: string): string {
  const tabMemory = {namespace, lifetime: inBaseUnits(limits.tabMemory)};
  const assets = JSON.stringify(`${baseUrl}assets/`);
  const parts = [
    // First, because the scripts after it load scripts.
    call(trustedTypes, 'window', assets),
    call(cleanAddress, 'location', 'history'),
    call(loadFailure, 'window', assets),
    // Reading `localStorage` throws if storage is blocked.
    `try{${call(rememberTabs, JSON.stringify(tabMemory), 'window', 'document', 'localStorage')}}catch{}`,
    call(switchColorMode, JSON.stringify({key: `theme${namespace}`}), 'window'),
    call(keyboard, 'document'),
    call(beforeApp, 'window', JSON.stringify(`${baseUrl}search/`), searchShortcut.toString()),
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
