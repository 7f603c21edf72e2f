import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FactTree} from '../facts/index.ts';
import {schemaMistakes} from '../facts/schemaMistakes.ts';
import {MistakesError} from '../mistake.ts';
import {YamlText} from '../text/yamlText.ts';
import {dereference} from './dereference.ts';
import {type Operation, operationsOf} from './operations.ts';
import {rejectIn} from './rejection.ts';
import {DOCUMENT, resolvedDocument} from './resolved.ts';
import {type OpenApi, openApi} from './types.ts';

/** The document in several forms. */
export interface LoadedDocument {
  /** The published text, including comments. */
  source: YamlText;
  /** Its value, including references. */
  published: unknown;
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
 * @throws MistakesError for a mistake in the document, or another Error if there's none
 */
export function loadDocument(root: string, facts: FactTree, file = DOCUMENT): LoadedDocument {
  const text = resolvedDocument(readFileSync(join(root, file), 'utf8'), facts, file);
  const last = loaded.get(file);
  if (last?.source.text === text) return last;
  const source = new YamlText(file, text);
  if (source.syntaxMistakes.length > 0) throw new MistakesError(source.syntaxMistakes);
  const reject = rejectIn(source);
  const published = source.value;
  const resolved = dereference(published, reject);
  const mistakes = schemaMistakes(openApi, resolved, source);
  if (mistakes.length > 0) throw new MistakesError(mistakes);
  const operations = operationsOf(resolved as OpenApi, reject);
  const document = {source, published, operations};
  loaded.set(file, document);
  return document;
}
