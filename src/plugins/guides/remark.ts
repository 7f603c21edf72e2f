import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Link, List, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {parse} from 'yaml';
import type {guides} from '../../../facts/guides.ts';
import {routeOf} from '../../content/routes.ts';

interface Options {
  siteDir: string;
  guides: typeof guides;
}

const TITLE = 'Guides that use this';

const paragraph = (children: Paragraph['children']): Paragraph => ({type: 'paragraph', children});

/** A list of links below its name. It has no heading: its address would be one on every page. */
function section(links: Link[]): MdxJsxFlowElement {
  const items = links.map((link) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph([link])],
  }));
  const list: List = {type: 'list', ordered: false, spread: false, children: items};
  return {
    type: 'mdxJsxFlowElement',
    name: 'nav',
    attributes: [{type: 'mdxJsxAttribute', name: 'aria-label', value: TITLE}],
    children: [paragraph([{type: 'strong', children: [{type: 'text', value: TITLE}]}]), list],
  };
}

/**
 * Ends each page of the latest version that a guide uses with links to these guides, from the one
 * list of guides.
 */
export const guidesThatUse: Plugin<[Options], Root> = ({siteDir, guides: listed}) => {
  const titles = new Map<string, string>();
  const titleOf = (slug: string): string => {
    const known = titles.get(slug);
    if (known) return known;
    const source = readFileSync(join(siteDir, `docs/guides/${slug}.mdx`), 'utf8');
    const [, frontMatter = ''] = /^---\n(.*?)\n---/s.exec(source) ?? [];
    const {title} = parse(frontMatter) as {title: string};
    titles.set(slug, title);
    return title;
  };
  return (tree, file) => {
    const path = relative(join(siteDir, 'docs'), file.path).split(sep).join('/');
    if (path.startsWith('../')) return;
    const route = routeOf(path);
    const using = Object.values(listed).filter(({uses}) => uses.includes(route));
    if (using.length === 0) return;
    const links = using.map(({slug}): Link => ({
      type: 'link',
      url: `/guides/${slug}/`,
      children: [{type: 'text', value: titleOf(slug)}],
    }));
    tree.children.push(section(links));
  };
};
