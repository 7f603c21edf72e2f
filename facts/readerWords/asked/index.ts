/**
 * What readers ask when they mean a section, in words that the page may not have. These phrases stand
 * in the full index only, beside the names of `readerWords`: the first index stays small.
 */
import {code} from './code.ts';
import {parts} from './parts.ts';
import {platform} from './platform.ts';
import type {Asked} from './types.ts';
import {workflows} from './workflows.ts';

const all: Asked = {...workflows, ...code, ...parts, ...platform};

/** The phrases of each section, by its address. */
export const asked: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(all).map(([address, phrases]) => [address, phrases.split('; ')]),
);
