import {pageRule} from '../core/rule.ts';

export const mdx = pageRule(
  'mdx',
  'Every page is valid MDX, and every code block is closed.',
  ({syntaxError}) => (syntaxError ? [syntaxError] : []),
);
