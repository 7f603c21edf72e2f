/**
 * Other names for sections, by path, as readers would type them. Both search backends rank each name
 * almost like a heading of the section. Words that mean the same everywhere belong in `synonyms.ts`.
 */
import {code} from './code.ts';
import {guides} from './guides.ts';
import {parts} from './parts.ts';
import {platform} from './platform.ts';
import {triggers} from './triggers.ts';
import type {ReaderWords} from './types.ts';
import {workflows} from './workflows.ts';

export const readerWords: ReaderWords = {
  ...workflows,
  ...guides,
  ...triggers,
  ...code,
  ...parts,
  ...platform,
};
