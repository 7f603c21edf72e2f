/**
 * What readers ask when they need a section, in words that the page may not contain. Only the full
 * index has these phrases, next to the names in `readerWords`, so that the first index stays small.
 */
import {apis} from './apis.ts';
import {components} from './components.ts';
import {goAndBash} from './goAndBash.ts';
import {guides} from './guides.ts';
import {help} from './help.ts';
import {languages} from './languages.ts';
import {nodejs} from './nodejs.ts';
import {parts} from './parts.ts';
import {steps} from './steps.ts';
import type {Asked} from './types.ts';
import {workflows} from './workflows.ts';
import {workspaces} from './workspaces.ts';

const all: Asked = {
  ...apis,
  ...components,
  ...goAndBash,
  ...guides,
  ...help,
  ...languages,
  ...nodejs,
  ...parts,
  ...steps,
  ...workflows,
  ...workspaces,
};

/** The phrases of each section, by its path. */
export const asked: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(all).map(([address, phrases]) => [address, phrases.split('; ')]),
);
