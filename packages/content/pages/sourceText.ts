/** A place in a file. Line and column start at 1, the offset at 0. */
export interface Place {
  line: number;
  column: number;
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
  placeAt(offset: number): Place {
    const bounded = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#lineStarts[middle]! <= bounded) low = middle;
      else high = middle - 1;
    }
    return {line: low + 1, column: bounded - this.#lineStarts[low]! + 1, offset: bounded};
  }

  /** The location of a problem at an offset: file, line and column. */
  at(offset: number): {file: string; line: number; column: number} {
    const {line, column} = this.placeAt(offset);
    return {file: this.file, line, column};
  }

  /** The offset at which a line starts. */
  offsetOfLine(line: number): number {
    return this.#lineStarts[Math.max(1, Math.min(line, this.#lineStarts.length)) - 1]!;
  }

  /** The place of the first line that matches. */
  findLine(pattern: RegExp): Place | undefined {
    const index = this.text.split('\n').findIndex((line) => pattern.test(line));
    return index === -1 ? undefined : this.placeAt(this.offsetOfLine(index + 1));
  }
}
