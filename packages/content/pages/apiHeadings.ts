import type {FactTree} from '../facts/index.ts';
import {loadDocument} from '../openapi/document.ts';
import {objectAnchor, objectHeading, objectsOf} from '../openapi/page/objects.ts';
import {DOCUMENT} from '../openapi/resolved.ts';
import {attribute} from './jsx.ts';
import type {Generator} from './page.ts';

/**
 * Makes a function that returns the headings which the build generates for `<RestOperations
 * resource="…" />`. If there's a mistake in the document or in the name, it returns undefined, because the rule
 * `openapi` reports it.
 *
 * @param root - the folder of the project
 * @param facts - the facts for the tokens in the document
 * @param document - the OpenAPI document; that of the current version by default
 */
export function apiHeadings(root: string, facts: FactTree, document = DOCUMENT): Generator {
  return (element) => {
    if (element.name !== 'RestOperations') return [];
    try {
      const {operations} = loadDocument(root, facts, document);
      const resource = attribute(element, 'resource') ?? '';
      const own = operations.filter((operation) => operation.resource === resource);
      if (own.length === 0) return undefined;
      return [
        ...own.map(({summary, anchor}) => ({text: summary, id: anchor})),
        ...objectsOf(resource, operations).map((object) => ({
          text: objectHeading(object),
          id: objectAnchor(object),
        })),
      ].map((heading) => ({depth: 3, ...heading}));
    } catch {
      return undefined;
    }
  };
}
