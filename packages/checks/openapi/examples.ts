/** Checks the examples in the OpenAPI document against their schemas. */
import {dereference} from '@portal/content/openapi/dereference';
import {shapeProblems} from './shape.ts';

/** An example that doesn't match its schema. */
export interface WrongExample {
  /** Its keys in the document, from the root. */
  path: string[];
  /** What is wrong, starting with the place in the example. */
  message: string;
}

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** The examples of a parameter or a body, with their paths in it. */
function examplesIn({example, examples}: Value): [path: string[], value: unknown][] {
  const named = isObject(examples) ? Object.entries(examples) : [];
  return [
    ...(example === undefined ? [] : [[['example'], example] as [string[], unknown]]),
    ...named.map(([name, one]): [string[], unknown] => [
      ['examples', name, 'value'],
      (one as Value).value,
    ]),
  ];
}

/**
 * Finds examples that don't match their schemas, in parameters, requests and responses. An example
 * that's referenced in several places is reported for each of them.
 *
 * @param document - a parsed document, with its references
 * @throws Error if a reference can't be resolved
 */
export function wrongExamples(document: unknown): WrongExample[] {
  const found: WrongExample[] = [];
  // Referenced objects are visited where they are defined.
  const visit = (node: unknown, resolved: unknown, path: string[]): void => {
    if (!isObject(node) || !isObject(resolved) || '$ref' in node) return;
    const {schema} = resolved;
    if (isObject(schema)) {
      for (const [place, value] of examplesIn(resolved)) {
        const messages = shapeProblems(schema, value);
        found.push(...messages.map((message) => ({path: [...path, ...place], message})));
      }
    }
    for (const [key, inner] of Object.entries(node)) visit(inner, resolved[key], [...path, key]);
  };
  visit(document, dereference(document), []);
  return found;
}
