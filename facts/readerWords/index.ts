/**
 * What readers call things that the pages call otherwise: a section, by its address, and other
 * names for it, as somebody would type them. Each counts almost like a heading of the section, in
 * both search backends. Words that mean the same everywhere belong in `synonyms.ts`.
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
