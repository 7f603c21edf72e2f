import type {Paragraph} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {nearestName} from '@portal/content/text/nearestName';
import {visit} from 'unist-util-visit';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';

/** The admonitions that this site writes. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Older names that the theme still knows. */
const OLDER = ['secondary', 'success', 'important', 'caution'];

function container({name}: ContainerDirective): Pick<Mistake, 'message' | 'fix'> | undefined {
  if ([...ADMONITIONS, ...OLDER].includes(name)) return undefined;
  const nearest = nearestName(name, ADMONITIONS);
  const fix = nearest ? `write :::${nearest}` : `write :::${ADMONITIONS.join(', :::')}`;
  return {message: `there is no admonition ":::${name}"`, fix};
}

/** The theme restores the text of directives without a label. Others would disappear. */
function inline({type, name, children, attributes}: TextDirective | LeafDirective) {
  if (
    type === 'textDirective' &&
    children.length === 0 &&
    Object.keys(attributes ?? {}).length === 0
  ) {
    return undefined;
  }
  const message = `":${name}" is parsed as a directive and would disappear`;
  return {message, fix: 'use a code span, or put a space after the colon'};
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
  const problems: Mistake[] = [];
  visit(page.tree, 'paragraph', (node: Paragraph) => {
    const [first] = node.children;
    const text = first?.type === 'text' ? first.value : '';
    const [match, name = '', title = ''] = /^:::+[ \t]*(\w+)?[ \t]*(.*)/.exec(text) ?? [];
    if (match !== undefined) found.push({node, name, title});
    const [foreign, alert = '', admonition = alert] = FOREIGN.exec(text) ?? [];
    if (foreign === undefined) return;
    const known = ALERTS[admonition.toLowerCase()] ?? 'note';
    const message = `readers see "${foreign}", because this site has another syntax for admonitions`;
    const fix = `write :::${known} on its own line, then the text, then ::: on its own line`;
    problems.push(mistake(page.placeOf(node), message, fix));
  });
  const openings = found.filter(({name}) => name !== '');
  // A line that would close one of them is right.
  for (const {node, name, title} of openings.length > 0 ? openings : found) {
    const fix = name
      ? `write :::${name}${title && `[${title}]`}`
      : 'delete it, or correct the line that should start the admonition';
    const message = `this ::: does not ${name ? 'start' : 'close'} an admonition`;
    problems.push(mistake(page.placeOf(node), message, fix));
  }
  return problems;
}

export const directives = pageRule(
  'directives',
  'Admonitions are known to the theme and closed, and no colon in prose starts a directive.',
  (page) => {
    const problems: Mistake[] = [];
    visit(page.tree, (node) => {
      let wrong: Pick<Mistake, 'message' | 'fix'> | undefined;
      if (node.type === 'containerDirective') wrong = container(node);
      if (node.type === 'containerDirective' && !wrong) {
        const {start, end} = node.position!;
        const raw = page.resolved.text.slice(start.offset, end.offset).trimEnd();
        if (!/\n\s*(?:>\s*)*:{3,}$/.test(raw)) {
          const message = `the admonition ":::${node.name}" is not closed, so it contains the rest of the page`;
          wrong = {message, fix: 'write ::: on its own line after the text'};
        }
      }
      if (node.type === 'textDirective' || node.type === 'leafDirective') wrong = inline(node);
      if (wrong) problems.push(mistake(page.placeOf(node), wrong.message, wrong.fix));
    });
    return [...problems, ...unread(page)];
  },
);
