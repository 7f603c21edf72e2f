/**
 * Makes relative links to pages start from the root of the site. They're written for the URL that
 * Docusaurus would give the page, and every page here has a slash at its end.
 */
import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolvedFrom} from '@portal/content/routes/routes';

/** Neither a scheme, an absolute path nor a hash at the start, and no Markdown file, which Docusaurus finds. */
const RELATIVE = /^(?![a-z][\w+.-]*:|[/#?]|[^?#]+\.mdx?(?:[?#]|$)).+/i;

/** @param options.routeAt - the path of the page in a file, as Docusaurus would have it */
export const relativeLinks =
  ({routeAt}: {routeAt: (file: string) => string | undefined}) =>
  (tree: Root, file: VFile): void => {
    const from = routeAt(file.path);
    if (from === undefined) return;
    const isFile = (url: string) =>
      statSync(join(dirname(file.path), url.replace(/[?#].*/, '')), {
        throwIfNoEntry: false,
      })?.isFile();
    const resolved = (url: string) => {
      if (!RELATIVE.test(url) || isFile(url)) return url;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(resolvedFrom(url, from))!;
      return (/\/$|\.\w+$/.test(path) ? path : `${path}/`) + rest;
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = resolved(node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'a' && node.name !== 'Link') return;
      for (const one of node.attributes)
        if (
          one.type === 'mdxJsxAttribute' &&
          typeof one.value === 'string' &&
          /^(?:href|to)$/.test(one.name)
        )
          one.value = resolved(one.value);
    });
  };
