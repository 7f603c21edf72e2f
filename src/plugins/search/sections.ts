/**
 * Cuts a built page into its sections. The built HTML is what the reader sees: facts, tables of
 * components, tabs and the real heading ids.
 */
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Level} from '../../search/records.ts';

export interface Section {
  level: Level;
  /** Empty for the beginning of the page. */
  anchor: string;
  heading: string;
  content: string;
  /** What code calls it: a request of the API, a command. */
  names: string[];
  keys: string[];
  code: string;
}

export interface PageSections {
  /** The innermost group of the sidebar, or the site's word for pages outside of it. */
  group: string;
  /** What the sidebar calls the page. */
  label: string;
  /** Where its links lead, as they stand there. */
  links: string[];
  sections: Section[];
}

/** What is no content: heading links, icons, scripts, the row of tab labels. */
const NO_CONTENT = '.hash-link, button, svg, style, script, noscript, [role=tablist]';

/** Words before and after the end of one of these are two. */
const BLOCKS = new Set('p li td th dt dd div pre summary blockquote br h2 h3 h4 h5 h6'.split(' '));

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return BLOCKS.has((node as Element).name) ? `${text} ` : text;
}

const textsOf = (nodes: Cheerio<AnyNode>) => nodes.toArray().map(textOf).join('');

const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Names that readers type exactly: code in table heads and headings, and labels in bold. */
function keysOf(nodes: Cheerio<AnyNode>): string[] {
  const names = nodes
    .find('tr > :first-child code, tr > :first-child strong, strong')
    .addBack('strong')
    .toArray()
    .map((node) => clean(textOf(node)));
  return [...new Set(names)].filter((name) => name.length > 1 && name.length < 60);
}

/** The request of an operation, and the words of a command before its arguments. */
function namesOf($: CheerioAPI, nodes: Cheerio<AnyNode>): string[] {
  const requests = nodes.filter('p').children('.rest-request').toArray();
  const synopses = nodes
    .filter('.theme-code-block')
    .toArray()
    .filter((block) => /^synopsis/i.test(textOf(block)));
  return [
    ...requests.map((node) => clean(textOf(node))),
    ...synopses.map((node) => /^[\w -]*\w/.exec(clean(textsOf($(node).find('pre'))))?.[0] ?? ''),
  ].filter(Boolean);
}

/**
 * @param page - a page of the build, as text or parsed; what is no content is taken out of it
 * @returns its sections in order, or undefined where the page is not for search: one without a
 *   document body, or one that asks not to be indexed
 */
export function sectionsOf(page: string | CheerioAPI): PageSections | undefined {
  const $ = typeof page === 'string' ? load(page) : page;
  if ($('meta[name=robots]').attr('content')?.includes('noindex')) return undefined;
  const body = $('article .theme-doc-markdown').first();
  if (body.length === 0) return undefined;
  const crumbs = $('.breadcrumbs__item')
    .toArray()
    .map((crumb) => clean($(crumb).text()));
  body.find(NO_CONTENT).remove();

  const links = body
    .find('a[href]')
    .toArray()
    .map((link) => $(link).attr('href')!);

  const sections: Section[] = [];
  let nodes: AnyNode[] = [];
  let head: Pick<Section, 'level' | 'anchor' | 'heading'> | undefined;

  const close = () => {
    if (!head) return;
    const part = $(nodes);
    const keys = keysOf(part);
    const names = namesOf($, part);
    const samples = part.filter('.theme-code-block').add(part.find('.theme-code-block'));
    const code = clean(textsOf(samples.find('pre')));
    samples.find('pre').remove();
    const content = clean(textsOf(part));
    sections.push({...head, content, names, keys, code});
    nodes = [];
  };

  const visit = (node: AnyNode) => {
    const tag = (node as Element).tagName?.toLowerCase();
    if (tag === 'header') return $(node).contents().toArray().forEach(visit);
    const level = /^h([1-4])$/.exec(tag ?? '')?.[1];
    if (level === undefined) return void nodes.push(node);
    close();
    const heading = clean(textOf(node));
    head = {level: Number(level) as Level, anchor: $(node).attr('id') ?? '', heading};
  };
  body.contents().toArray().forEach(visit);
  close();
  return {
    links,
    label: crumbs.at(-1) ?? '',
    group: crumbs.at(-2) ?? crumbs.at(-1) ?? 'Documentation',
    sections,
  };
}
