import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {LoadedDocument} from './document.ts';
import {operationsOf, type Operation} from './operations.ts';
import {fields} from './page/fields.ts';
import {operationIndex, operationList} from './page/index.ts';
import {objectsByResource, objectSection} from './page/objects.ts';
import {operationSection} from './page/operation.ts';
import type {Block} from './page/nodes.ts';
import type {Schema} from './types.ts';

/** The marks in a page in whose place the document is written. No import is needed for them. */
export const generated = ['RestIndex', 'RestOperations'] as const;

type Mark = (typeof generated)[number];

interface Options {
  /** Reads the document for the page at a path; asked only for pages that have a mark. */
  load: (page: string) => LoadedDocument;
  /** Where the site is published. */
  docsUrl: string;
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
 * The operations that a mark stands for.
 *
 * @throws Error for a resource that the document does not have, with the nearest
 */
export function operationsFor(mark: MdxJsxFlowElement, all: Operation[]): Operation[] {
  const resource = resourceOf(mark) ?? '';
  const found = all.filter((operation) => operation.resource === resource);
  if (found.length > 0) return found;
  const known = [...new Set(all.map((operation) => operation.resource))];
  throw new Error(
    `<RestOperations resource="${resource}">: facts/openapi.yaml has no such resource. ` +
      `The nearest is "${closest(resource, known)}".`,
  );
}

/**
 * Writes the OpenAPI document into a page: the table of operations in the place of `<RestIndex />`,
 * a list, the sections of a resource and its objects in the place of
 * `<RestOperations resource="Sources" />`. From there on
 * they are Markdown like everything else, with headings that reach the table of contents.
 */
export const restReference: Plugin<[Options], Root> =
  ({load, docsUrl}) =>
  (tree, file) => {
    // All pages but one or two have none, and to look at every part of a page takes long.
    if (!generated.some((mark) => String(file).includes(`<${mark}`))) return;
    let operations: Operation[] | undefined;
    let objects: ReturnType<typeof objectsByResource> | undefined;
    const write = (mark: MdxJsxFlowElement, all: Operation[]): Block[] => {
      if (mark.name === 'RestIndex') return [operationIndex(all)];
      try {
        const operations = operationsFor(mark, all);
        objects ??= objectsByResource(all);
        const own = objects.get(operations[0]!.resource) ?? [];
        const describe = (object: Schema) => fields(object, {docsUrl, marks: 'optional'});
        return [
          ...operationList(operations),
          ...operations.flatMap((one) => operationSection(one, docsUrl)),
          ...own.flatMap((object) => objectSection(object, describe, docsUrl)),
        ];
      } catch (error) {
        return file.fail((error as Error).message, mark);
      }
    };
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!isMark(node.name) || parent === undefined || index === undefined) return undefined;
      operations ??= operationsOf(load(file.path).api);
      const written = write(node, operations);
      parent.children.splice(index, 1, ...(written as typeof parent.children));
      return [SKIP, index + written.length];
    });
  };
