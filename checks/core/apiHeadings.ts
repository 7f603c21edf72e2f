import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FactTree} from '../../facts/index.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {operationsOf, type Operation} from '../../src/plugins/openapi/operations.ts';
import {
  objectAnchor,
  objectHeading,
  objectsByResource,
} from '../../src/plugins/openapi/page/objects.ts';
import {operationsFor} from '../../src/plugins/openapi/remark.ts';
import {DOCUMENT} from '../../src/plugins/openapi/resolved.ts';
import type {Generator} from './page.ts';

/**
 * Tells which headings an OpenAPI document of a project writes in the place of
 * `<RestOperations resource="…" />`. Mistakes in document and mark are left to the rule `openapi`.
 *
 * @param root - the project
 * @param facts - what its references stand for
 * @param document - the file; that of the current version unless said
 */
export function apiHeadings(root: string, facts: FactTree, document = DOCUMENT): Generator {
  let operations: Operation[] | undefined;
  return (element) => {
    if (element.name !== 'RestOperations') return [];
    try {
      operations ??= operationsOf(loadDocument(root, facts, document).api);
      const written = operationsFor(element as MdxJsxFlowElement, operations);
      const objects = objectsByResource(operations).get(written[0]!.resource) ?? [];
      return [
        ...written.map(({summary, anchor}) => ({text: summary, id: anchor})),
        ...objects.map((object) => ({text: objectHeading(object), id: objectAnchor(object)})),
      ].map((heading) => ({depth: 3, ...heading}));
    } catch {
      return [];
    }
  };
}
