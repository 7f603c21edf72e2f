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

/**
 * Finds values in the text of a document.
 *
 * @param text - the text of a YAML document
 * @returns a function that takes the path of keys to a value, and returns its place
 */
export function placesIn(text: string): (path: string[]) => Place {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  return (path) => {
    const {line, col} = lineCounter.linePos(offsetOf(document, path));
    return {line, column: col, pointer: `#/${path.map(escaped).join('/')}`};
  };
}
