import type {Paragraph} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {nearestName} from '@portal/content/text/nearestName';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {mistakesInNodes} from '../core/nodes.ts';
import {pageRule} from '../core/rule.ts';

/** The admonitions that this site writes. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Older names that the theme still knows. */
const OLDER = ['secondary', 'success', 'important', 'caution'];

const container = (page: Page, node: ContainerDirective): Mistake[] => {
  const {name} = node;
  const at = page.placeOf(node);
  if (![...ADMONITIONS, ...OLDER].includes(name)) {
    const nearest = nearestName(name, ADMONITIONS);
    const fix = nearest ? `write :::${nearest}` : `write :::${ADMONITIONS.join(', :::')}`;
    return [mistake(at, `there is no admonition ":::${name}"`, fix)];
  }
  if (/\n\s*(?:>\s*)*:{3,}$/.test(page.textOf(node).trimEnd())) return [];
  const message = `the admonition ":::${name}" is not closed, so it contains the rest of the page`;
  return [mistake(at, message, 'write ::: on its own line after the text')];
};

/** The theme restores the text of directives without a label. Others would disappear. */
function inline(page: Page, node: TextDirective | LeafDirective): Mistake[] {
  const {type, name, children, attributes} = node;
  const isBare = children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  if (type === 'textDirective' && isBare) return [];
  const message = `":${name}" is parsed as a directive and would disappear`;
  const fix = 'use a code span, or put a space after the colon';
  return [mistake(page.placeOf(node), message, fix)];
}

/** The admonition for each of GitHub's alerts. */
const ALERTS: Readonly<Record<string, string>> = {
  ...{note: 'note', tip: 'tip', important: 'info', warning: 'warning', caution: 'danger'},
};

/** Admonitions in the syntax of GitHub (`> [!NOTE]`) or MkDocs (`!!! note`), which readers see as text. */
const FOREIGN = /^(?:\[!(\w+)\]|[!?]{3}\+? *(\w+))/;

/** Admonitions that are plain text in this dialect: `:::note Title`, `::: note`, `> [!NOTE]`, and a `:::` too many. */
function unread(page: Page): Mistake[] {
  const found: {node: Paragraph; name: string; title: string}[] = [];
  const problems = mistakesInNodes(page, 'paragraph', (node) => {
    const [first] = node.children;
    const text = first?.type === 'text' ? first.value : '';
    const [match, name = '', title = ''] = /^:::+[ \t]*(\w+)?[ \t]*(.*)/.exec(text) ?? [];
    if (match !== undefined) found.push({node, name, title});
    const [foreign, alert = '', admonition = alert] = FOREIGN.exec(text) ?? [];
    if (foreign === undefined) return [];
    const known = ALERTS[admonition.toLowerCase()] ?? 'note';
    const message = `readers see "${foreign}", because this site has another syntax for admonitions`;
    const fix = `write :::${known} on its own line, then the text, then ::: on its own line`;
    return mistake(page.placeOf(node), message, fix);
  });
  const openings = found.filter(({name}) => name !== '');
  // A line that would close one of them is right.
  const wrong = openings.length > 0 ? openings : found;
  return [
    ...problems,
    ...wrong.map(({node, name, title}) => {
      const fix = name
        ? `write :::${name}${title && `[${title}]`}`
        : 'delete it, or correct the line that should start the admonition';
      const message = `this ::: does not ${name ? 'start' : 'close'} an admonition`;
      return mistake(page.placeOf(node), message, fix);
    }),
  ];
}

export const directives = pageRule(
  'directives',
  'Admonitions are known to the theme and closed, and no colon in prose starts a directive.',
  (page) => [
    ...mistakesInNodes(page, 'containerDirective', (node) => container(page, node)),
    ...mistakesInNodes(page, ['textDirective', 'leafDirective'], (node) => inline(page, node)),
    ...unread(page),
  ],
);
