/**
 * The script in the head of every page, which runs before the app loads. `src/plugins/inline-scripts`
 * bundles it. There's only one, because each blocks the parser and needs a hash in the security policy.
 */
import {beforeApp} from './beforeApp.ts';
import {cleanUrl, openForPrint, storageOf} from './browser.ts';
import {keyboard} from './keyboard.ts';
import {loadFailure} from './loadFailure.ts';
import {rememberTabs} from './rememberTabs.ts';
import {restorePosition} from './restorePosition.ts';
import {startApp} from './startApp.ts';
import {switchColorMode} from './switchColorMode.ts';

/** What the bundler fills in. */
export interface HeadOptions {
  baseUrl: string;
  /** The suffix of Docusaurus's storage keys. */
  namespace: string;
  /** How long a selected tab is remembered, in milliseconds. */
  tabLifetime: number;
}

declare const HEAD_OPTIONS: HeadOptions;
const {baseUrl, namespace, tabLifetime: lifetime} = HEAD_OPTIONS;

const parts = [
  // For styles. `@media (scripting: none)` needs newer browsers than we support.
  () => document.documentElement.toggleAttribute('data-scripting', true),
  () => cleanUrl(window),
  () => loadFailure(window, `${baseUrl}assets/`),
  () => rememberTabs({namespace, lifetime}, window, document, storageOf(window)),
  () => switchColorMode(`theme${namespace}`, window),
  () => keyboard(document),
  () => restorePosition(window),
  () => openForPrint(window),
  () => beforeApp(window, `${baseUrl}search/`),
  () => startApp(window, baseUrl),
];

// If a part fails, it's reported to the console, and the other parts still run.
for (const part of parts) {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}
