import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FactTree} from '../../facts/index.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {
  objectAnchor,
  objectHeading,
  objectsByResource,
} from '../../src/plugins/openapi/page/objects.ts';
import {operationsFor} from '../../src/plugins/openapi/remark.ts';
import {DOCUMENT} from '../../src/plugins/openapi/resolved.ts';
import type {Generator} from './page.ts';

/**
 * Makes a function that returns the headings which the build generates for `<RestOperations
 * resource="…" />`. If there's a mistake in the document, it returns undefined, because the rule
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
      const written = operationsFor(element as MdxJsxFlowElement, operations);
      const objects = objectsByResource(operations).get(written[0]!.resource) ?? [];
      return [
        ...written.map(({summary, anchor}) => ({text: summary, id: anchor})),
        ...objects.map((object) => ({text: objectHeading(object), id: objectAnchor(object)})),
      ].map((heading) => ({depth: 3, ...heading}));
    } catch {
      return undefined;
    }
  };
}
