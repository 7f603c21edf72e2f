/**
 * Does what the reader asked for before the app was there, as `src/inline/startApp.js` has kept it:
 * presses the controls again, in their order, tells fields what was typed into them, and puts into
 * the search what was typed since it was asked for.
 */
import {typeInto} from '../search/typeInto.ts';

interface EarlyUse {
  /** The controls in the order they were pressed, each with its way from the app's root. */
  controls: Map<HTMLElement, number[]>;
  fields: Map<HTMLInputElement, string>;
  /** The search was asked for: what is typed is kept until its field is there. */
  search: boolean;
  typed: string;
  stop(): void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/** Resolves with the first element that matches, at once or as soon as there is one. */
function appearance(selector: string): Promise<Element> {
  return new Promise((resolve) => {
    const found = document.querySelector(selector);
    if (found) return resolve(found);
    const observer = new MutationObserver(() => {
      const added = document.querySelector(selector);
      if (!added) return;
      observer.disconnect();
      resolve(added);
    });
    observer.observe(document, {attributes: true, childList: true, subtree: true});
  });
}

/** The element that stands where the path leads. */
function elementAt(path: number[]): HTMLElement | undefined {
  const root: Element | null = document.getElementById('__docusaurus');
  return path.reduce<Element | null | undefined>((at, index) => at?.children[index], root) as
    | HTMLElement
    | undefined;
}

/**
 * @param use - what was kept
 * @returns when everything is done, or the reader has been told that the search cannot be loaded
 */
export async function actOn(use: EarlyUse): Promise<void> {
  await appearance('html[data-has-hydrated="true"]');
  const {controls, fields, search} = use;
  // Still listening where the search is to come: keys go into its field.
  if (!search) use.stop();
  for (const [field, text] of fields) {
    // React takes what it found in the field for what it knows.
    typeInto(field, '');
    typeInto(field, text);
  }
  for (const [control, path] of controls) {
    (control.isConnected ? control : elementAt(path))?.click();
  }
  if (!search) return;
  const field = await appearance('.DocSearch-Input, #load-failure');
  use.stop();
  if (field instanceof HTMLInputElement && use.typed) typeInto(field, use.typed);
}

if (typeof window !== 'undefined' && window.earlyUse) void actOn(window.earlyUse);
