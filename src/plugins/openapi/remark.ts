import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Block} from '../../content/markdownNodes.ts';
import type {LoadedDocument} from './document.ts';
import {UnknownResourceError} from './errors.ts';
import type {Operation} from './operations.ts';
import {objectSection} from './page/fields.ts';
import {operationIndex, operationList} from './page/index.ts';
import {objectsByResource} from './page/objects.ts';
import {operationSection} from './page/operation.ts';

/** The marks in a page that are replaced with parts of the document. They need no import. */
export const generated = ['RestIndex', 'RestOperations'] as const;

type Mark = (typeof generated)[number];

interface Options {
  /** Reads the document for the page at a path. Only called for pages that name a mark. */
  load: (page: string) => LoadedDocument;
}

/** Whether a component of a page is one of the marks. */
export const isMark = (name: string | null | undefined): name is Mark =>
  (generated as readonly (string | null | undefined)[]).includes(name);

/** The value of `resource="Sources"`. */
function resourceOf({attributes}: MdxJsxFlowElement): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'resource');
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Returns the operations for a mark.
 *
 * @throws UnknownResourceError if the document doesn't have the resource, with the nearest one
 */
export function operationsFor(mark: MdxJsxFlowElement, all: Operation[]): Operation[] {
  const resource = resourceOf(mark) ?? '';
  const found = all.filter((operation) => operation.resource === resource);
  if (found.length > 0) return found;
  const known = all.map((operation) => operation.resource);
  throw new UnknownResourceError(
    `<RestOperations resource="${resource}">: facts/openapi.yaml has no such resource.`,
    `Did you mean "${closest(resource, known)}"?`,
  );
}

/**
 * Writes parts of the OpenAPI document into a page. `<RestIndex />` becomes the table of operations.
 * `<RestOperations resource="Sources" />` becomes a list, the sections of the operations, and the
 * objects of a resource. They're then ordinary Markdown, with headings in the table of contents.
 */
export const restReference: Plugin<[Options], Root> =
  ({load}) =>
  (tree, file) => {
    // Few pages have marks, and visiting every node of a page is slow.
    if (!generated.some((mark) => String(file).includes(`<${mark}`))) return;
    const {operations} = load(file.path);
    const objects = objectsByResource(operations);
    const write = (mark: MdxJsxFlowElement): Block[] => {
      if (mark.name === 'RestIndex') return [operationIndex(operations)];
      try {
        const own = operationsFor(mark, operations);
        return [
          ...operationList(own),
          ...own.flatMap(operationSection),
          ...(objects.get(own[0]!.resource) ?? []).flatMap(objectSection),
        ];
      } catch (error) {
        return file.fail((error as Error).message, mark);
      }
    };
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!isMark(node.name) || parent === undefined || index === undefined) return undefined;
      const written = write(node);
      parent.children.splice(index, 1, ...(written as typeof parent.children));
      return [SKIP, index + written.length];
    });
  };
