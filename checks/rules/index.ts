/** Every rule of the house, in the order in which it is listed. */
import type {Rule} from '../core/rule.ts';
import {formatting} from './formatting.ts';
import {frontMatter} from './front-matter.ts';
import {headings} from './headings.ts';
import {knownFacts} from './known-facts.ts';
import {leftovers} from './leftovers.ts';
import {links} from './links.ts';
import {lint} from './lint.ts';
import {markdown} from './markdown.ts';
import {mdx} from './mdx.ts';
import {mermaid} from './mermaid.ts';
import {samples} from './samples.ts';
import {spelling} from './spelling.ts';
import {typedFacts} from './typed-facts.ts';
import {types} from './types.ts';

export const rules: readonly Rule[] = [
  formatting,
  types,
  lint,
  markdown,
  spelling,
  mdx,
  frontMatter,
  knownFacts,
  typedFacts,
  headings,
  links,
  samples,
  mermaid,
  leftovers,
];
