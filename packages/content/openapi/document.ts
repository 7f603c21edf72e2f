import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FactTree} from '../facts/index.ts';
import {dereference} from './dereference.ts';
import {DocumentError, PlacedError} from './errors.ts';
import {type Operation, operationsOf} from './operations.ts';
import {type Parsed, parsed} from './parsed.ts';
import {readable} from './readable.ts';
import {DOCUMENT, resolvedDocument} from './resolved.ts';

/** The document in several forms. */
export interface LoadedDocument extends Parsed {
  /** The published text, including comments. */
  text: string;
  /** What pages are generated from. */
  operations: Operation[];
}

/** The documents read so far, by file, because many pages need the same one. */
const loaded = new Map<string, LoadedDocument>();

/**
 * Reads an OpenAPI document of a project.
 *
 * @param root - the project
 * @param facts - the facts of the document's version, see `packages/content/facts/index.ts`
 * @param file - the document; by default, that of the current version
 * @throws PlacedError for a mistake in the document, or another Error if there's none or it isn't YAML
 */
export function loadDocument(root: string, facts: FactTree, file = DOCUMENT): LoadedDocument {
  const text = resolvedDocument(readFileSync(join(root, file), 'utf8'), facts, file);
  const last = loaded.get(file);
  if (last?.text === text) return last;
  const {published, placeOf} = parsed(text, file);
  try {
    const operations = operationsOf(readable(dereference(published)));
    const document = {text, published, placeOf, operations};
    loaded.set(file, document);
    return document;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new PlacedError(file, placeOf(error.path), error);
  }
}
