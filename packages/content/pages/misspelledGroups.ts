import {distance} from 'fastest-levenshtein';
import type {FactTree} from '../facts/index.ts';
import type {TokenMatch} from '../facts/tokens.ts';

/** Double braces with a dotted path. Most of them are expressions of the platform. */
const BRACES = /\{\{\s*(([A-Za-z]\w*)(?:\.\w+)+)\s*\}\}/g;

/** More letters make another word, such as `process` instead of `product`. */
const MOST_TYPOS = 2;

/** A token whose first word is almost that of a group of facts. */
export interface MisspelledGroup extends TokenMatch {
  group: string;
}

/**
 * Finds tokens such as `{{limit.httpPayload}}`, which would stay as they are, because the platform's own
 * expressions have double braces, too.
 */
export const misspelledGroups = (text: string, facts: FactTree): MisspelledGroup[] =>
  [...text.matchAll(BRACES)].flatMap(({0: {length}, 1: path = '', 2: root = '', index}) => {
    const groups = Object.keys(facts);
    const group = groups.find((one) => distance(root, one) <= MOST_TYPOS);
    if (group === undefined || groups.includes(root)) return [];
    return [{path, group, start: index, end: index + length, value: undefined}];
  });
