import type {FootnoteReference, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {importsIn} from '@portal/content/pages/imports';
import {jsxOf, type JsxElement} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';
import {tabProblems} from '../core/tabGroups.ts';

type Verdict = Pick<Problem, 'message' | 'fix'> & {text?: string};

/** Elements that the security policy blocks, or that aren't content. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'move the code to src/client/, or show it in a code block',
  iframe: 'link to the page instead: the security policy blocks frames',
  object: 'link to the file instead',
  embed: 'link to the file instead',
  form: 'link to the form instead',
  style: 'move styles to src/css/',
  link: 'move styles to src/css/',
  font: 'write plain text',
  center: 'write plain text',
  marquee: 'write plain text',
  input: 'remove it: pages have no fields',
  button: 'use a link instead',
};

/** Elements that Markdown has a syntax for. */
const IN_MARKDOWN: Readonly<Record<string, string>> = {
  b: '**text**',
  strong: '**text**',
  i: '*text*',
  em: '*text*',
  code: '`code`',
  pre: 'a code block',
  a: '[text](/path/)',
  img: '![alternative text](/img/name.svg)',
  p: 'a separate paragraph',
  ul: 'a list with dashes',
  ol: 'a list with 1. 2. 3.',
  table: 'a table with pipes',
  hr: 'a heading',
  h1: '##',
  h2: '##',
  h3: '###',
  h4: '####',
};

function judge({name, attributes}: JsxElement): Verdict[] {
  const found: Verdict[] = [];
  const tag = name ?? '';
  const refused = REFUSED[tag];
  const markdown = IN_MARKDOWN[tag];
  if (refused) found.push({message: `<${tag}> is not allowed on pages`, fix: refused, text: tag});
  if (markdown)
    found.push({
      message: `<${tag}> has a Markdown equivalent`,
      fix: `write ${markdown}`,
      text: tag,
    });
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const key = attribute.name;
    if (key === 'class' || key === 'for') {
      const right = key === 'class' ? 'className' : 'htmlFor';
      found.push({
        message: `the attribute "${key}" is HTML, not JSX`,
        fix: `write ${right}, or remove it`,
        text: key,
      });
    }
    if (/^on[A-Za-z]+$/.test(key)) {
      const fix = 'remove it, or write a component in src/components/';
      found.push({message: `the attribute "${key}" runs code`, fix, text: key});
    }
    if (key === 'style') {
      found.push({
        message: 'the attribute "style" is an inline style',
        fix: 'remove it: styles belong in src/css/',
        text: key,
      });
    }
  }
  return found;
}

/** Unused imports of a page. */
function unusedImports(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(
    page.tree,
    'mdxjsEsm',
    (node: {
      type: string;
      value: string;
      position?: {start: {offset?: number | undefined}} | undefined;
    }) => {
      for (const {name, offset} of importsIn(node.value)) {
        const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
        const timesIn = (text: string) => text.match(word)?.length ?? 0;
        if (timesIn(page.resolved.text) > timesIn(node.value)) continue;
        problems.push({
          ...page.at(page.placeAt((node.position?.start.offset ?? 0) + offset)),
          message: `the page never uses its import ${name}`,
          fix: 'delete the import',
          text: name,
        });
      }
    },
  );
  return problems;
}

/** Footnotes without text, and footnote texts that nothing refers to. */
function footnotes(page: Page): Problem[] {
  const problems: Problem[] = [];
  const defined = new Set<string>();
  const used = new Set<string>();
  visit(page.tree, 'footnoteDefinition', ({identifier}) => void defined.add(identifier));
  visit(
    page.tree,
    'footnoteReference',
    ({identifier}: FootnoteReference) => void used.add(identifier),
  );
  visit(page.tree, 'text', (node) => {
    const raw = page.resolved.text.slice(node.position?.start.offset, node.position?.end.offset);
    for (const match of raw.matchAll(/\[\^([^\]\s]+)\]/g)) {
      if (defined.has(match[1]!.toLowerCase())) continue;
      problems.push({
        ...page.at(page.placeAt((node.position?.start.offset ?? 0) + match.index)),
        message: `the footnote ${match[0]} has no text`,
        fix: `write "${match[0]}: …" below, or put the text into the sentence`,
        text: match[0],
      });
    }
  });
  visit(page.tree, 'footnoteDefinition', (node) => {
    if (used.has(node.identifier)) return;
    const message = `nothing refers to the footnote [^${node.identifier}]`;
    problems.push({...page.at(page.placeOf(node)), message, fix: 'delete it, or refer to it'});
  });
  return problems;
}

/** Tables with an empty header, and lines that look like a table but aren't one. */
function tables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (node: Table) => {
    const head = node.children[0]?.children ?? [];
    if (head.some((cell) => toString(cell).trim() !== '' || cell.children.length > 0)) return;
    const fix = 'write what each column contains';
    problems.push({
      ...page.at(page.placeOf(node)),
      message: 'the table header is empty',
      fix,
    });
  });
  visit(page.tree, 'paragraph', (node, index = 0, parent) => {
    const offset = node.position?.start.offset ?? 0;
    const raw = page.resolved.text.slice(offset, node.position?.end.offset);
    if (!/^\s*\|.*\|\s*(?:\n|$)/.test(raw)) return;
    const isRest = parent?.children[index - 1]?.type === 'table';
    const message = isRest
      ? 'a blank line ends the table, so these rows are shown as text'
      : 'the table has no row of dashes below its header, so it is shown as text';
    const fix = isRest
      ? 'remove the blank line above'
      : 'write a header, with | --- | for each column below it';
    problems.push({...page.at(page.placeOf(node)), message, fix});
  });
  return problems;
}

export const elements = pageRule(
  'elements',
  'Pages have no scripts, frames, or HTML that Markdown has a syntax for. Imports, footnotes, tables and tabs are complete.',
  (page) => {
    const ofElements = jsxOf(page).flatMap((element): Problem[] => {
      const at = page.at(page.placeOf(element));
      const ofTabs = element.name === 'Tabs' ? tabProblems(page, element) : [];
      return [...judge(element).map((verdict) => ({...at, ...verdict})), ...ofTabs];
    });
    return [...ofElements, ...unusedImports(page), ...footnotes(page), ...tables(page)];
  },
);
