import {UNCLOSED_FENCE} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';

/** Suggests a fix for the most common causes, based on the parser's message. */
function fixOf(message: string): string {
  if (message === UNCLOSED_FENCE) return 'write the same marks on their own line below the code';
  if (/import\/exports with acorn/.test(message)) {
    return 'fix the import statement at the top of the page';
  }
  if (/expression|closing brace/.test(message)) {
    return 'put braces in a code span or a code block. Write the ID of a heading as {/* #the-id */}';
  }
  if (/before name|in name|tag/.test(message)) {
    return 'write < as &lt; or put it in a code span. Close every tag';
  }
  return 'fix the syntax here. Braces and < belong in code spans or code blocks';
}

export const mdx = pageRule(
  'mdx',
  'Every page is valid MDX, and every code block is closed.',
  (page) => {
    const error = page.syntaxError;
    if (!error) return [];
    return [{file: page.file, ...error, fix: fixOf(error.message)}];
  },
);
