/** Why a page isn't valid MDX, in the words of a contributor. */
import {type Mistake, mistake} from '../mistake.ts';
import {SourceText} from '../text/sourceText.ts';
import type {ResolvedText} from './resolvedText.ts';

/** What the MDX parser throws. */
interface ParserMessage {
  reason: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** An attribute without quotes, or whose quote is never closed, in a tag that starts on a line. */
const UNQUOTED = /<[A-Za-z][^<>]*?\s([\w-]+)=(?:([^"'{\s>][^\s>]*)|"([^"\n]*)$|'([^'\n]*)$)/;

/** The attribute that the parser stumbled over: its line, or one of the two above it. */
function unquoted({text}: SourceText, line: number): string | undefined {
  const lines = text.split('\n');
  for (const one of [lines[line - 1], lines[line - 2], lines[line - 3]]) {
    const [, name, bare, double, single] = UNQUOTED.exec(one ?? '') ?? [];
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
function fixOf(message: string, source: SourceText, line: number): string {
  const attribute = /attribute|tag|name/.test(message) && unquoted(source, line);
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

/** The offset in a message that has it only in its text, as in `… for <Tabs> (6:1-6:7)`. */
function offsetIn(reason: string, text: string): number {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  if (!line) return 0;
  return new SourceText('', text).offsetOfLine(Number(line)) + Number(column) - 1;
}

/**
 * Says what's wrong with a page.
 *
 * @param error - what the parser threw for the resolved text
 */
export function syntaxMistake(error: unknown, source: SourceText, resolved: ResolvedText): Mistake {
  const {reason, place} = error as ParserMessage;
  const offset = place?.offset ?? place?.start?.offset ?? offsetIn(reason, resolved.text);
  const at = source.placeAt(resolved.sourceOffset(offset));
  const message = `not valid MDX: ${reason.replace(/ \(\d[\d:-]*\)$/, '')}`;
  return mistake(at, message, fixOf(message, source, at.line));
}
