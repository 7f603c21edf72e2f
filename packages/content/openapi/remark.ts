import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {nearestName} from '../text/nearestName.ts';
import type {LoadedDocument} from './document.ts';
import {objectSection} from './page/fields.ts';
import {operationIndex} from './page/index.ts';
import {objectsOf} from './page/objects.ts';
import {operationSection} from './page/operation.ts';

/** The elements of a page that are replaced with parts of the document. They need no import. */
export const generated = ['RestIndex', 'RestOperations'];

interface Options {
  /** Reads the document for the page at a path. Only called for pages with such an element. */
  load: (page: string) => LoadedDocument;
  /** The URL of the site, without a slash at its end. Links to it become links to its pages. */
  siteUrl: string;
}

/** The value of `resource="Sources"`. */
function resourceOf({attributes}: MdxJsxFlowElement): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'resource');
  return typeof found?.value === 'string' ? found.value : '';
}

/**
 * Writes parts of the OpenAPI document into a page. `<RestIndex />` becomes the table of operations.
 * `<RestOperations resource="Sources" />` becomes the sections of the operations and objects of a
 * resource. They're then ordinary Markdown, with headings in the table of contents.
 */
export const restReference: Plugin<[Options], Root> =
  ({load, siteUrl}) =>
  (tree, file) => {
    // Few pages have them, and visiting every node of a page is slow.
    if (!generated.some((name) => String(file).includes(`<${name}`))) return;
    const {operations} = load(file.path);
    const write = (element: MdxJsxFlowElement) => {
      if (element.name === 'RestIndex') return [operationIndex(operations)];
      const resource = resourceOf(element);
      const own = operations.filter((operation) => operation.resource === resource);
      if (own.length === 0) {
        const known = operations.map((operation) => operation.resource);
        const nearest = nearestName(resource, known);
        const hint = nearest ? `; did you mean "${nearest}"?` : '';
        file.fail(`data/openapi.yaml has no operations of "${resource}"${hint}`, element);
      }
      return [
        ...own.flatMap((operation) => operationSection(operation, operations)),
        ...objectsOf(resource, operations).flatMap(objectSection),
      ];
    };
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!generated.includes(node.name ?? '') || !parent || index === undefined) return undefined;
      const written = write(node);
      visit({type: 'root', children: written} as Nodes, 'link', (link) => {
        if (link.url.startsWith(`${siteUrl}/`)) link.url = link.url.slice(siteUrl.length);
      });
      parent.children.splice(index, 1, ...(written as typeof parent.children));
      return [SKIP, index + written.length];
    });
  };
