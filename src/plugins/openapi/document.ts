import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FactTree} from '../../../facts/index.ts';
import {dereference} from './dereference.ts';
import {DocumentError} from './errors.ts';
import {placesIn} from './place.ts';
import {readable} from './readable.ts';
import {DOCUMENT, parsedDocument, resolvedDocument} from './resolved.ts';
import type {OpenApi} from './types.ts';

/** The document in its forms. */
export interface LoadedDocument {
  /** As it is published, comments included. */
  text: string;
  /** The same as a value, references included. */
  published: unknown;
  /** Without references, for everything that is made from it. */
  api: OpenApi;
}

/** The one that was read last: many pages ask for the same. */
let last: LoadedDocument | undefined;

/**
 * Reads the OpenAPI document of a project.
 *
 * @param root - the project
 * @param facts - the registry, see `facts/index.ts`
 * @throws Error when there is no document, or with file, line and JSON pointer of what is wrong
 */
export function loadDocument(root: string, facts: FactTree): LoadedDocument {
  const text = resolvedDocument(readFileSync(join(root, DOCUMENT), 'utf8'), facts);
  if (last?.text === text) return last;
  const published = parsedDocument(text);
  try {
    return (last = {text, published, api: readable(dereference(published))});
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const {line, column, pointer} = placesIn(text)(error.path);
    throw new Error(`${DOCUMENT}:${line}:${column}: ${error.message} (${pointer}).`);
  }
}
