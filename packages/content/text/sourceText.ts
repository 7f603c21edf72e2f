import type {Place} from '../mistake.ts';

/** A place in a text, whose offset starts at 0. */
export interface TextPlace extends Place {
  offset: number;
}

/** The text of a file, with a lookup of places. */
export class SourceText {
  readonly #lineStarts: number[] = [0];

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.#lineStarts.push(at + 1);
    }
  }

  /** The place of an offset. Offsets outside of the text are moved to its start or end. */
  placeAt(offset: number): TextPlace {
    const bounded = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#lineStarts[middle]! <= bounded) low = middle;
      else high = middle - 1;
    }
    const column = bounded - this.#lineStarts[low]! + 1;
    return {file: this.file, line: low + 1, column, offset: bounded};
  }

  /** The place of an offset, without the offset. */
  at(offset: number): Place {
    const {file, line, column} = this.placeAt(offset);
    return {file, line, column};
  }

  /** The offset at which a line starts. */
  offsetOfLine(line: number): number {
    return this.#lineStarts[Math.max(1, Math.min(line, this.#lineStarts.length)) - 1]!;
  }

  /** The place of the first line that matches. */
  findLine(pattern: RegExp): TextPlace | undefined {
    const index = this.text.split('\n').findIndex((line) => pattern.test(line));
    return index === -1 ? undefined : this.placeAt(this.offsetOfLine(index + 1));
  }
}
