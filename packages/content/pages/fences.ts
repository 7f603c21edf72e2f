import {visit} from 'unist-util-visit';
import {once} from './once.ts';
import type {Page} from './page.ts';
import type {Place} from './sourceText.ts';

/** A code block of a page. */
export interface Fence {
  lang: string | undefined;
  /** `key=value` and `key="a value"` after the language. */
  meta: ReadonlyMap<string, string>;
  /** The code, with facts resolved. */
  code: string;
  /** Where the fence opens. */
  place: Place;
  /** The place in the source of a position in the code. Line and column start at 1. */
  placeIn(line: number, column: number): Place;
}

const PAIR = /([\w-]+)=(?:"([^"]*)"|(\S+))/g;

function readMeta(meta: string): Map<string, string> {
  return new Map(
    [...meta.matchAll(PAIR)].map(([, key, quoted, bare]) => [key!, quoted ?? bare ?? '']),
  );
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
      meta: readMeta(node.meta ?? ''),
      code: node.value,
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
