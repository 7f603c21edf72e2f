/** Kinds of mistakes in several wordings. The generator puts each one in a different place. */
import {facts} from './facts.ts';
import type {Kind} from './kind.ts';
import {links} from './links.ts';
import {names} from './names.ts';
import {prose} from './prose.ts';
import {secrets} from './secrets.ts';
import {structure} from './structure.ts';

export const kinds: readonly Kind[] = [
  ...secrets,
  ...names,
  ...facts,
  ...links,
  ...prose,
  ...structure,
];
