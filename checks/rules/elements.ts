import type {FootnoteReference, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {jsxOf, type JsxElement} from '../core/jsx.ts';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';

type Verdict = Pick<Problem, 'message' | 'fix'> & {text?: string};

/** Elements that the security policy refuses, or that are no content. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'put code into src/client/, or show it in a code block',
  iframe: 'link to the page instead: the security policy does not let it in',
  object: 'link to the file instead',
  embed: 'link to the file instead',
  form: 'link to where readers can write',
  style: 'put styles into src/css/',
  link: 'put styles into src/css/',
  font: 'write plain text',
  center: 'write plain text',
  marquee: 'write plain text',
  input: 'pages have no fields',
  button: 'write a link',
};

/** Markdown has a form for these. */
const IN_MARKDOWN: Readonly<Record<string, string>> = {
  b: '**text**',
  strong: '**text**',
  i: '*text*',
  em: '*text*',
  code: '`code`',
  pre: 'a code block',
  a: '[text](/address/)',
  img: '![alternative text](/img/name.svg)',
  p: 'a paragraph of its own',
  ul: 'a list with dashes',
  ol: 'a list with 1. 2. 3.',
  table: 'a table with pipes',
  hr: 'a heading',
  h2: '##',
  h3: '###',
  h4: '####',
};

function judge({name, attributes}: JsxElement): Verdict[] {
  const found: Verdict[] = [];
  const tag = name ?? '';
  const refused = REFUSED[tag];
  const markdown = IN_MARKDOWN[tag];
  if (refused) found.push({message: `<${tag}> has no place on a page`, fix: refused, text: tag});
  if (markdown)
    found.push({
      message: `<${tag}> where Markdown has a form`,
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
        fix: `write ${right}, or leave it out`,
        text: key,
      });
    }
    if (/^on[A-Za-z]+$/.test(key)) {
      const fix = 'leave it out, or make a component in src/components/';
      found.push({message: `the attribute "${key}" runs code on a page`, fix, text: key});
    }
    if (key === 'style') {
      found.push({
        message: 'the attribute "style" is a style of its own',
        fix: 'leave it out; styles are in src/css/',
        text: key,
      });
    }
  }
  return found;
}

/** The tabs of a group; those of groups inside of them are not its own. */
function tabItems({children}: {children: readonly object[]}): JsxElement[] {
  return (children as JsxElement[]).flatMap((child) => {
    if (child.name === 'TabItem') return [child];
    return child.name !== 'Tabs' && 'children' in child ? tabItems(child) : [];
  });
}

/** Tabs that don't say which of them is open first. */
function tabs(element: JsxElement): Verdict[] {
  if (element.name !== 'Tabs') return [];
  const has = ({attributes}: JsxElement, key: string) =>
    attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key);
  const items = tabItems(element);
  if (has(element, 'defaultValue') || items.length === 0) return [];
  const open = items.filter((item) => has(item, 'default')).length;
  if (open === 1) return [];
  const message = open === 0 ? 'no tab is the default' : `${open} tabs are the default`;
  return [{message, fix: 'write `default` in the <TabItem> that most readers need'}];
}

function defaultEdit(page: Page, element: JsxElement): Pick<Problem, 'edit'> {
  const [first] = tabItems(element);
  const start = first && page.placeOf(first).offset + '<TabItem'.length;
  return start === undefined ? {} : {edit: {start, end: start, text: ' default'}};
}

/** Names that a page imports and doesn't use. */
function unusedImports(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(
    page.tree,
    'mdxjsEsm',
    (node: {type: string; value: string; position?: {start: {offset?: number}}}) => {
      for (const [line, names = ''] of node.value.matchAll(/^import\s+(.+?)\s+from\s.*$/gm)) {
        for (const [name] of names.replaceAll(/\w+ as /g, '').matchAll(/\b[A-Za-z_$][\w$]*\b/g)) {
          const uses =
            page.resolved.text.match(
              new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'),
            ) ?? [];
          const inImports =
            node.value.match(
              new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'),
            ) ?? [];
          if (uses.length > inImports.length) continue;
          const offset = (node.position?.start.offset ?? 0) + node.value.indexOf(line);
          problems.push({
            ...page.at(page.placeAt(offset)),
            message: `the page imports ${name} and does not use it`,
            fix: 'delete the import',
            text: name,
          });
        }
      }
    },
  );
  return problems;
}

/** Footnotes without text, and texts that no footnote leads to. */
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
        fix: `write "${match[0]}: …" below, or say it in the sentence`,
        text: match[0],
      });
    }
  });
  visit(page.tree, 'footnoteDefinition', (node) => {
    if (used.has(node.identifier)) return;
    const message = `nothing leads to the footnote [^${node.identifier}]`;
    problems.push({...page.at(page.placeOf(node)), message, fix: 'delete it, or lead to it'});
  });
  return problems;
}

/** Tables whose head is empty, and lines that were meant as a table. */
function tables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (node: Table) => {
    const head = node.children[0]?.children ?? [];
    if (head.some((cell) => toString(cell).trim() !== '' || cell.children.length > 0)) return;
    const fix = 'write what each column holds';
    problems.push({
      ...page.at(page.placeOf(node)),
      message: 'the head of the table is empty',
      fix,
    });
  });
  visit(page.tree, 'paragraph', (node) => {
    const offset = node.position?.start.offset ?? 0;
    const raw = page.resolved.text.slice(offset, node.position?.end.offset);
    if (!/^\s*\|.*\|\s*(?:\n|$)/.test(raw)) return;
    const message = 'the table has no row of dashes below its head, and is shown as text';
    const fix = 'write a head and, below it, | --- | for each column';
    problems.push({...page.at(page.placeOf(node)), message, fix});
  });
  return problems;
}

export const elements = pageRule(
  'elements',
  'Pages hold no scripts, frames or HTML that Markdown has a form for; imports, footnotes, tables and tabs are whole.',
  (page) => {
    const ofElements = jsxOf(page).flatMap((element): Problem[] => {
      const at = page.at(page.placeOf(element));
      const untold = tabs(element).map((verdict) => ({
        ...at,
        ...verdict,
        ...(/^no/.test(verdict.message) && defaultEdit(page, element)),
      }));
      return [...judge(element).map((verdict) => ({...at, ...verdict})), ...untold];
    });
    return [...ofElements, ...unusedImports(page), ...footnotes(page), ...tables(page)];
  },
);
