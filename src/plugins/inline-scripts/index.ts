/**
 * Puts the scripts that must run before the app loads into the head of every page. They're ordinary
 * functions in `src/head/` with their own tests, and inserted as text.
 */
import {minifySync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBaseUnits, limits} from '@portal/content/facts/limits';
import {searchShortcut} from '@portal/search/dialog/shortcut';
import beforeApp from '../../head/beforeApp.js';
import cleanAddress from '../../head/cleanAddress.js';
import keyboard from '../../head/keyboard.js';
import loadFailure from '../../head/loadFailure.js';
import rememberTabs from '../../head/rememberTabs.js';
import startApp from '../../head/startApp.js';
import switchColorMode from '../../head/switchColorMode.js';
import trustedTypes from '../../head/trustedTypes.js';

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
