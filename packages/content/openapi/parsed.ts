import {type Document, isNode, LineCounter, parseDocument} from 'yaml';

/** A place in the document, for messages. */
export interface Place {
  line: number;
  column: number;
  /** The same as a JSON pointer, `#/paths/~1sources/post`. */
  pointer: string;
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where a value starts in the text. For a missing value, where its parent starts. */
function offsetOf(document: Document.Parsed, path: string[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

/** The text of a document as a value. */
export interface Parsed {
  /** The value, including references. */
  published: unknown;
  /** Returns the place of a value in the text, from the path of keys to it. */
  placeOf(path: string[]): Place;
}

/**
 * Parses the published text of a document.
 *
 * @param file - the path of the file, for messages
 * @throws Error with file, line and column if the text isn't YAML
 */
export function parsed(text: string, file: string): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const [mistake] = document.errors;
  if (mistake) {
    const {line, col} = mistake.linePos![0];
    const [message] = mistake.message.split(/ at line \d+/);
    throw new Error(`${file}:${line}:${col}: not YAML: ${message}`);
  }
  return {
    published: document.toJS(),
    placeOf(path) {
      const {line, col} = lineCounter.linePos(offsetOf(document, path));
      return {line, column: col, pointer: `#/${path.map(escaped).join('/')}`};
    },
  };
}
