import {full} from 'acorn-walk';
import type {Program} from 'estree';
import {closest} from 'fastest-levenshtein';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {generated} from '../../src/plugins/openapi/remark.ts';
import {jsxOf} from '../core/jsx.ts';
import type {Page} from '../core/page.ts';
import type {Project} from '../core/project.ts';
import {pageRule} from '../core/rule.ts';

/**
 * Names that pages can use without an import: components of the theme, names that MDX provides, and
 * the elements that the API reference replaces.
 */
const PROVIDED = ['Head', 'Details', 'props', 'frontMatter', 'toc', 'contentTitle', ...generated];

/** The file that provides our own components to pages. */
const PROVIDER = /^src\/theme\/MDXComponents(\/index)?\.[jt]sx?$/;

function provided(project: Project): string[] {
  const file = project.files.find((candidate) => PROVIDER.test(candidate));
  if (!file) return PROVIDED;
  const names = project.read(file).text.match(/\b[A-Z]\w+/g) ?? [];
  return [...PROVIDED, ...names];
}

/** The names that a page imports or declares. */
function declared({tree}: Page): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    names.push(...(value.match(/[A-Za-z_$][\w$]*/g) ?? []));
  });
  return names;
}

/** The free names in an expression. */
function freeNames(program: Program): string[] {
  const names: string[] = [];
  // The walk visits identifiers that are read, but not the keys of objects or members.
  full(program as never, (node) => {
    if (node.type === 'Identifier') names.push((node as unknown as {name: string}).name);
  });
  return names.filter((name) => !(name in globalThis) && name !== 'undefined');
}

function fix(name: string, known: string[]): string {
  const nearest = closest(name, known);
  const near = nearest && nearest.toLowerCase().startsWith(name[0]!.toLowerCase());
  return `${near ? `write ${nearest}, or ` : ''}import it at the top of the page`;
}

export const components = pageRule(
  'components',
  'Every component, and every name in braces, is imported.',
  (page, {project}) => {
    const known = [...provided(project), ...declared(page)];
    const problems: Problem[] = [];
    for (const element of jsxOf(page)) {
      const name = element.name?.split('.')[0] ?? '';
      if (!/^[A-Z]/.test(name) || known.includes(name)) continue;
      const message = `the component <${name}> is not imported`;
      const at = page.at(page.placeOf(element));
      problems.push({...at, message, fix: fix(name, known), text: name});
    }
    visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      const {data} = node as MdxTextExpression | MdxFlowExpression;
      const name = data?.estree && freeNames(data.estree).find((free) => !known.includes(free));
      if (!name) return;
      const message = `{…} is evaluated as code, and "${name}" is not defined`;
      const way = 'use a code span, or double braces for a fact';
      problems.push({...page.at(page.placeOf(node)), message, fix: way, text: name});
    });
    return problems;
  },
);
