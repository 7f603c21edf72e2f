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

/** Those that were read, by file: many pages ask for the same. */
const loaded = new Map<string, LoadedDocument>();

/**
 * Reads an OpenAPI document of a project.
 *
 * @param root - the project
 * @param facts - those of the document's version, see `facts/index.ts`
 * @param file - the document; that of the current version unless said
 * @throws Error when there is no document, or with file, line and JSON pointer of what is wrong
 */
export function loadDocument(root: string, facts: FactTree, file = DOCUMENT): LoadedDocument {
  const text = resolvedDocument(readFileSync(join(root, file), 'utf8'), facts, file);
  const last = loaded.get(file);
  if (last?.text === text) return last;
  const published = parsedDocument(text, file);
  try {
    const document = {text, published, api: readable(dereference(published))};
    loaded.set(file, document);
    return document;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const {line, column, pointer} = placesIn(text)(error.path);
    throw new Error(`${file}:${line}:${column}: ${error.message} (${pointer}).`);
  }
}
