import {statSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {full} from 'acorn-walk';
import type {Program} from 'estree';
import {mistake, type Mistake} from '@portal/content/mistake';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {nearestName} from '@portal/content/text/nearestName';
import {importsIn} from '@portal/content/pages/imports';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {declared, importable, provided} from '../core/components.ts';
import {mistakesInNodes} from '../core/nodes.ts';
import {pageRule} from '../core/rule.ts';

/** The free names in an expression. */
function freeNames(program: Program): string[] {
  const names: string[] = [];
  // The walk visits identifiers that are read, but not the keys of objects or members.
  full(program as never, (node) => {
    if (node.type === 'Identifier') names.push((node as unknown as {name: string}).name);
  });
  return names.filter((name) => !(name in globalThis) && name !== 'undefined');
}

/** Names in braces that are neither imported nor declared, and objects, which React can't show. */
const wrongExpressions = (page: Page, project: Project): Mistake[] =>
  mistakesInNodes(page, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const program = node.data?.estree;
    const known = [...provided(project), ...declared(page)];
    const name = program && freeNames(program).find((free) => !known.includes(free));
    const [statement] = program?.body ?? [];
    const isObject =
      statement?.type === 'ExpressionStatement' && statement.expression.type === 'ObjectExpression';
    if (!name && !isObject) return undefined;
    const problem = name ? `"${name}" is not defined` : "an object can't be shown";
    const message = `{…} is evaluated as code, and ${problem}`;
    const fix = 'use a code span, or double braces for a fact';
    return mistake(page.placeOf(node), message, fix, name ?? '{');
  });

/** The files that a module of this project may be in. */
const filesOf = (module: string, page: Page): string[] => {
  const path = module.startsWith('@site/')
    ? module.slice('@site/'.length)
    : join(dirname(page.file), module);
  return ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'].map(
    (end) => path + end,
  );
};

const CODE = /^(`{3,}|~{3,})[^]*?^\1/gm;

/** Imports that nothing uses, from files that don't exist, or of names that a file doesn't export. */
function wrongImports(page: Page, project: Project): Mistake[] {
  const {source} = page;
  const prose = source.text.replace(CODE, (code) => code.replace(/\S/g, ' '));
  const used = prose.replace(/^import\b[^]*?\bfrom .*$/gm, '');
  return importsIn(prose).flatMap(({name, exported, module, offset}) => {
    if (!new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`).test(used)) {
      const message = `the page never uses its import ${name}`;
      return [mistake(source.placeAt(offset), message, 'delete the import', name)];
    }
    if (!/^(?:@site\/|\.)/.test(module)) return [];
    const file = filesOf(module, page).find(
      (one) => project.has(one) && statSync(join(project.root, one)).isFile(),
    );
    const at = source.placeAt(offset);
    if (!file) {
      const nearest = nearestName(
        module,
        [...importable(project).values()].map((one) => one.module),
      );
      const fix = nearest ? `write '${nearest}', or correct the path` : 'correct the path';
      return [mistake(at, `there is no module ${module}`, fix, module)];
    }
    const isCode = /\.[jt]sx?$/.test(file) && exported !== 'default' && exported !== '*';
    if (!isCode || new RegExp(`\\b${exported}\\b`).test(project.read(file).text)) return [];
    const message = `${file} doesn't export "${name}"`;
    return [mistake(at, message, 'correct the name in the braces', module)];
  });
}

export const components = pageRule(
  'components',
  'Every name in braces is defined, and every import exists and is used.',
  (page, {project}) => [...wrongImports(page, project), ...wrongExpressions(page, project)],
);
