/** Every example of the OpenAPI document against the schema beside it. */
import {dereference} from '../../src/plugins/openapi/dereference.ts';
import {shapeProblems} from './shape.ts';

/** An example that is not what its schema says. */
export interface WrongExample {
  /** Where it stands in the document, key by key. */
  path: string[];
  /** What is wrong, the place in the example first. */
  message: string;
}

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** The examples of a parameter or of a body, by their place in it. */
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
 * Finds the examples of a document that are not what their schemas say, in parameters, requests and
 * answers. A wrong example that is named in several places is told once for each.
 *
 * @param document - a parsed document, references included
 * @throws Error for a reference that leads nowhere
 */
export function wrongExamples(document: unknown): WrongExample[] {
  const found: WrongExample[] = [];
  // What a reference names is visited where it stands.
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
