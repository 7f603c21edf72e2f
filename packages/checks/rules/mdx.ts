import {CONFLICT, CONFLICT_FIX, UNCLOSED_FENCE, type Page} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';

/** An attribute without quotes, or whose quote is never closed, in a tag that starts on a line. */
const UNQUOTED = /<[A-Za-z][^<>]*?\s([\w-]+)=(?:([^"'{\s>][^\s>]*)|"([^"\n]*)$|'([^'\n]*)$)/;

/** The attribute that the parser stumbled over: its line, or one of the two above it. */
function unquoted({source}: Page, line: number): string | undefined {
  const lines = source.text.split('\n');
  for (const text of [lines[line - 1], lines[line - 2], lines[line - 3]]) {
    const [, name, bare, double, single] = UNQUOTED.exec(text ?? '') ?? [];
    const value = bare ?? double ?? single;
    if (name !== undefined && value !== undefined) {
      const word = value.replace(/[\s/>].*$/, '');
      const what =
        bare === undefined ? `the quote of ${name}="${word}… isn't closed` : `${name} needs quotes`;
      return `${what}: write ${name}="${word}"`;
    }
  }
  return undefined;
}

/** Suggests a fix for the most common causes, based on the parser's message. */
function fixOf(message: string, page: Page, line: number): string {
  if (message === CONFLICT) return CONFLICT_FIX;
  if (message === UNCLOSED_FENCE) return 'write the same marks on their own line below the code';
  const attribute = /attribute|tag|name/.test(message) && unquoted(page, line);
  if (attribute) return attribute;
  if (/import\/exports with acorn/.test(message)) {
    return 'fix the import statement at the top of the page';
  }
  if (/expression|closing brace/.test(message)) {
    return 'put braces in a code span or a code block. Write the ID of a heading as {/* #the-id */}';
  }
  const [, open = ''] = /closing tag for `<(\w+)>/.exec(message) ?? [];
  if (open === 'br') return 'write <br />, or delete it: a blank line starts a paragraph';
  if (open) return `write </${open}> where it ends. If you mean the character <, write &lt;`;
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
    return [{file: page.file, ...error, fix: fixOf(error.message, page, error.line)}];
  },
);
