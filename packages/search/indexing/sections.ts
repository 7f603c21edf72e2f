/**
 * Splits a built page into sections. The source is the built HTML because it has everything that
 * readers see: facts, tables that components render, tabs and the final heading IDs.
 */
import type {Element, Nodes, Root, RootContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {ROW_START, type Level} from '../engine/records.ts';
import {without} from '@portal/content/html/article';
import {splitAtHeadings} from '@portal/content/text/splitAtHeadings';

export interface Section {
  level: Level;
  /** Empty for the start of the page. */
  anchor: string;
  heading: string;
  content: string;
  /** Its names in code, such as an API request or a command. */
  names: string[];
  keys: string[];
  code: string;
}

export interface PageSections {
  /** The innermost sidebar group, or the page's label if it's in no group. */
  group: string;
  /** The label of the page in the sidebar. */
  label: string;
  /** The `href` values of its links. */
  links: string[];
  sections: Section[];
}

/** Search also skips tab labels, and lists of other pages, because those pages are found themselves. */
const isSkipped = ({tagName, properties}: Element) =>
  tagName === 'nav' || properties.role === 'tablist' || properties.dataSignposts !== undefined;

/** Elements that separate words: text after one of them starts a new word. */
const BLOCKS = new Set('p li td th dt dd div pre summary blockquote br h2 h3 h4 h5 h6'.split(' '));

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(textOf).join('');
  return BLOCKS.has(node.tagName) ? `${text} ` : text;
}

const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

const cleanText = (node: Element) => clean(textOf(node));

/** Cleans text that has a line for each paragraph, list item and table row. */
const cleanLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith(ROW_START) ? ROW_START : '') + clean(line))
    .filter((line) => line.trim() !== '')
    .join('\n');

/** Writes a table row as a line: `first cell: second cell, third cell`. */
const rowText = ([about = '', ...cells]: string[]) =>
  [about, cells.filter((cell) => !/^–?$/.test(cell)).join(', ')].filter(Boolean).join(': ');

/** The text, with a line for each paragraph, list item and table row. */
function prose(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type !== 'element') return '';
  const texts = node.children.map(prose);
  if (node.tagName === 'tr') return `${ROW_START}${rowText(texts.map(clean))}\n`;
  return texts.join('') + (BLOCKS.has(node.tagName) ? '\n' : '');
}

/** Names that readers type exactly: code in the first column of tables, and labels in bold. */
const KEYS = 'strong, tr > :first-child code';

/** Reads the content, names, keys and code of one section. */
function read(nodes: RootContent[]) {
  const section: Root = {type: 'root', children: [...nodes]};
  const samples = selectAll('.theme-code-block pre', section);
  // Column headings aren't prose.
  const texts = without(nodes, (node) => node.tagName === 'thead' || samples.includes(node));
  const requests = selectAll('p > .rest-request', section).map(cleanText);
  // The words of a command before its arguments.
  const commands = selectAll('.theme-code-block', section)
    .filter((block) => /^synopsis/i.test(textOf(block)))
    .map((block) => /^[\w -]*\w/.exec(cleanText(select('pre', block)!))?.[0] ?? '');
  const keys = new Set(selectAll(KEYS, section).map(cleanText));
  return {
    content: cleanLines(texts.map(prose).join('')),
    names: [...requests, ...commands].filter(Boolean),
    keys: [...keys].filter((key) => key.length > 1 && key.length < 60),
    code: samples.map(cleanText).join(' '),
  };
}

/**
 * Splits a page into sections.
 *
 * @param page - a built page
 * @param article - its content, see `packages/content/html/article.ts`
 * @returns the sections in page order, or undefined if the page has `noindex`
 */
export function sectionsOf(page: Root, article: Root): PageSections | undefined {
  if (select('meta[name=robots][content*=noindex]', page)) return undefined;
  const crumbs = selectAll('.breadcrumbs__item', page).map(cleanText);
  const content = without(article.children, isSkipped);

  const nodes = content.flatMap((node) =>
    node.type === 'element' && node.tagName === 'header' ? node.children : [node],
  );
  const parts = splitAtHeadings(nodes, (node) => {
    const [, level] = /^h([1-4])$/.exec(node.type === 'element' ? node.tagName : '') ?? [];
    return level === undefined ? undefined : Number(level);
  });
  return {
    links: selectAll('a[href]', {type: 'root', children: content}).map(({properties}) =>
      String(properties.href),
    ),
    label: crumbs.at(-1) ?? '',
    // The first breadcrumb is the home icon, which has no text.
    group: crumbs.at(-2) || crumbs.at(-1) || 'Documentation',
    sections: parts.map(({heading, level, nodes: own}) => ({
      level: level as Level,
      anchor: String((heading as Element).properties.id ?? ''),
      heading: cleanText(heading as Element),
      ...read(own),
    })),
  };
}
