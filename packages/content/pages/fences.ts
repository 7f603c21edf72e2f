import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {once} from './once.ts';
import type {Page} from './page.ts';
import type {TextPlace} from '../text/sourceText.ts';

/** A code block of a page. */
export interface Fence {
  lang: string | undefined;
  /** `key`, `key=value` and `key="a value"` after the language. A key without a value is `''`. */
  meta: ReadonlyMap<string, string>;
  /** What follows the language from the first part that can't be read. */
  unreadable: string | undefined;
  /** The code, with facts resolved. */
  code: string;
  /** The code as the contributor typed it, with tokens. */
  typed: string;
  /** Where the fence opens. */
  place: TextPlace;
  /** The place in the source of a position in the code. Line and column start at 1. */
  placeIn(line: number, column: number): TextPlace;
}

/** `name`, `name=word`, `name="words"` or a `{1,3-5}` line range. */
const PART = /\s*(?:\{[\d,\s-]*\}|([\w-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?)/y;

/**
 * Reads the text after the language of a fence.
 *
 * @param text - for example `title="Add" sample=add {1,3-5}`
 */
export function readMeta(text: string): Pick<Fence, 'meta' | 'unreadable'> {
  const meta = new Map<string, string>();
  PART.lastIndex = 0;
  while (PART.lastIndex < text.trimEnd().length) {
    const at = PART.lastIndex;
    const match = PART.exec(text);
    if (!match) return {meta, unreadable: text.slice(at).trim()};
    const [, key, quoted, bare] = match;
    if (key !== undefined) meta.set(key, quoted ?? bare ?? '');
  }
  return {meta, unreadable: undefined};
}

/**
 * The code of a fence as it was typed, without the fence's indentation.
 *
 * @param source - the page with its tokens, which has the same lines as the parsed text
 * @param node - the fence
 */
export function typedCode(source: string, {position}: Code): string {
  const {start, end} = position!;
  const indent = new RegExp(`^[ \\t]{0,${start.column - 1}}`);
  const lines = source.split('\n').slice(start.line, end.line - 1);
  return lines.map((line) => line.replace(indent, '')).join('\n');
}

/** The code blocks of a page, in order. */
export const fencesOf = once((page: Page): Fence[] => {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node) => {
    const {text} = page.resolved;
    const start = node.position?.start.offset ?? 0;
    const indent = (node.position?.start.column ?? 1) - 1;
    fences.push({
      lang: node.lang ?? undefined,
      ...readMeta(node.meta ?? ''),
      code: node.value,
      typed: typedCode(page.source.text, node),
      place: page.placeOf(node),
      placeIn(line, column) {
        let lineStart = start;
        for (let count = 0; count < line; count++) lineStart = text.indexOf('\n', lineStart) + 1;
        return page.placeAt(lineStart + indent + column - 1);
      },
    });
  });
  return fences;
});
