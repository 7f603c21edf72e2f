import type {FactTree} from '../facts/index.ts';
import {misspelledGroups} from './misspelledGroups.ts';
import {findTokens} from '../facts/tokens.ts';

/** The offsets of a token in the source, and of its value in the resolved text. */
interface Segment {
  sourceStart: number;
  sourceEnd: number;
  start: number;
  end: number;
}

/** Replaces an unknown fact, so that the rest of the page can still be checked. */
const UNKNOWN = 'unknown-fact';

/** A text with its facts resolved that knows where each character came from. */
export class ResolvedText {
  readonly text: string;
  readonly #segments: Segment[] = [];

  constructor(source: string, facts: FactTree) {
    let resolved = '';
    let copied = 0;
    const tokens = [...findTokens(source, facts), ...misspelledGroups(source, facts)];
    for (const token of tokens.sort((a, b) => a.start - b.start)) {
      resolved += source.slice(copied, token.start);
      const start = resolved.length;
      resolved += token.value ?? UNKNOWN;
      this.#segments.push({
        sourceStart: token.start,
        sourceEnd: token.end,
        start,
        end: resolved.length,
      });
      copied = token.end;
    }
    this.text = resolved + source.slice(copied);
  }

  /**
   * Converts an offset in the resolved text to one in the source. Inside the value of a fact, that's
   * the start of its token.
   */
  sourceOffset(offset: number): number {
    let shift = 0;
    for (const segment of this.#segments) {
      if (offset < segment.start) break;
      if (offset < segment.end) return segment.sourceStart;
      shift = segment.sourceEnd - segment.end;
    }
    return offset + shift;
  }
}
