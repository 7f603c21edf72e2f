import {pageRule} from '../core/rule.ts';

/** The commonest causes, told by the parser's words. */
function fixOf(message: string): string {
  if (/import\/exports with acorn/.test(message)) {
    return 'fix the import statement at the top of the page';
  }
  if (/expression|closing brace/.test(message)) {
    return 'put braces into a code span or a fence; a fixed heading id is written {/* #the-id */}';
  }
  if (/before name|in name|tag/.test(message)) {
    return 'write a bare < as &lt; or put it into a code span; close every tag that is opened';
  }
  return 'fix the syntax here; braces and < belong in code spans or fences';
}

export const mdx = pageRule('mdx', 'Every page is valid MDX.', (page) => {
  const error = page.syntaxError;
  if (!error) return [];
  return [{file: page.file, ...error, fix: fixOf(error.message)}];
});
