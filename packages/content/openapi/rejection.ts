/** Mistakes in a document, which stop the page from being generated. */
import {mistake, MistakesError} from '../mistake.ts';
import type {YamlText} from '../text/yamlText.ts';

/**
 * Throws an error with a mistake.
 *
 * @param path - the keys that lead to the wrong value
 * @param fix - what to do; by default, to correct the value
 */
export type Reject = (path: readonly PropertyKey[], message: string, fix?: string) => never;

const escaped = (key: PropertyKey) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** Makes the function that rejects a document. */
export const rejectIn =
  (source: YamlText): Reject =>
  (path, message, fix = `correct #/${path.map(escaped).join('/')}`) => {
    throw new MistakesError([mistake(source.placeOf(path), message, fix)]);
  };
