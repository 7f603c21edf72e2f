import type {Paragraph, Text} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {closest} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {pageRule} from '../core/rule.ts';

/** The admonitions that the theme knows. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

function container({name}: ContainerDirective): Pick<Problem, 'message' | 'fix'> | undefined {
  if (ADMONITIONS.includes(name)) return undefined;
  const fix = `write :::${closest(name, ADMONITIONS)}`;
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

/** `:::note Title` is plain text in this dialect. */
function unread(paragraph: Paragraph): Pick<Problem, 'message' | 'fix'> | undefined {
  const first = paragraph.children[0] as Text | undefined;
  const [, name, title] = /^:::+\s*([a-z]+)?[ \t]*(.*)/.exec(first?.value ?? '') ?? [
    '',
    undefined,
    '',
  ];
  if (first?.type !== 'text' || !first.value.startsWith(':::')) return undefined;
  const fix = name && title ? `write :::${name}[${title}]` : 'close every admonition with :::';
  return {message: 'this ::: does not start an admonition', fix};
}

export const directives = pageRule(
  'directives',
  'Admonitions are known to the theme and closed, and no colon in prose starts a directive.',
  (page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node) => {
      let wrong: Pick<Problem, 'message' | 'fix'> | undefined;
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
      else if (node.type === 'paragraph') wrong = unread(node);
      if (wrong) problems.push({...page.at(page.placeOf(node)), ...wrong});
    });
    return problems;
  },
);
