import {statSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {full} from 'acorn-walk';
import type {Program} from 'estree';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import {mistake, type Mistake} from '@portal/content/mistake';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {nearestName} from '@portal/content/text/nearestName';
import {factsOf} from '@portal/content/facts';
import {operatorSchema} from '@portal/content/facts/schemas/operator';
import {generated} from '@portal/content/openapi/remark';
import {propsOf} from '../core/componentProps.ts';
import {type ImportedName, importOf, importsIn} from '@portal/content/pages/imports';
import {attribute, jsxOf} from '@portal/content/pages/jsx';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {pageRule} from '../core/rule.ts';

/**
 * Names that pages can use without an import: components of the theme, names that MDX provides, and
 * the elements that the API reference replaces.
 */
const PROVIDED = ['Head', 'Details', 'props', 'frontMatter', 'toc', 'contentTitle', ...generated];

/** The file that provides our own components to pages. */
const PROVIDER = /^src\/theme\/MDXComponents(\/index)?\.[jt]sx?$/;

/** The components that pages use without an import. */
const providedImports = once((project: Project): ImportedName[] => {
  const file = project.files.find((candidate) => PROVIDER.test(candidate));
  return file ? importsIn(project.read(file).text) : [];
});

const provided = (project: Project): string[] => [
  ...PROVIDED,
  ...providedImports(project).map(({name}) => name),
];

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

/** Modules with components, unlike those in samples, and those with a single drawing. */
const COMPONENTS = /^@(?:site|theme)\/.*(?<!\.mdx)$/;

/** Every component that a page imports, by name. */
const importable = once(
  (project: Project): ReadonlyMap<string, ImportedName> =>
    new Map(
      project.pages
        .flatMap((page) => importsIn(page.source.text))
        .filter(({name, module}) => /^[A-Z]/.test(name) && COMPONENTS.test(module))
        .map((one) => [one.name, one]),
    ),
);

function fix(name: string, known: string[], project: Project): string {
  const others = importable(project);
  const same = others.get(name);
  if (same) return `write this line below the front matter: ${importOf(same)}`;
  const names = [...known, ...others.keys()].filter((one) => /^[A-Z]/.test(one));
  const nearest = nearestName(name, names);
  return `${nearest ? `write ${nearest}, or ` : ''}import it at the top of the page`;
}

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

/** The names that a component looks up in the facts. It throws if there is none. */
const namesFor = (
  component: string | null,
  page: Page,
): [prop: string, names: string[]] | undefined => {
  if (component === 'OperatorFact') return ['name', Object.keys(operatorSchema.shape)];
  const tracks = component === 'GuideTrack' && page.version && factsOf(page.version).guides?.tracks;
  return tracks ? ['track', Object.keys(tracks)] : undefined;
};

function unknownNames(page: Page): Mistake[] {
  return jsxOf(page).flatMap((element) => {
    const [prop, names = []] = namesFor(element.name, page) ?? [];
    const name = prop === undefined ? undefined : attribute(element, prop);
    if (name === undefined || names.includes(name)) return [];
    const message = `<${element.name}> doesn't know the ${prop} "${name}", which stops the build`;
    const fix = `write one of ${names.join(', ')}`;
    return [mistake(page.placeOf(element), message, fix, name)];
  });
}

/** Props that a component doesn't know. It would ignore them. */
function unknownProps(page: Page, project: Project): Mistake[] {
  const imports = [...importsIn(page.source.text), ...providedImports(project)];
  return jsxOf(page).flatMap((element) => {
    const imported = imports.find(({name}) => name === element.name);
    const known = imported && propsOf(imported, project);
    if (!known) return [];
    return element.attributes.flatMap((attribute): Mistake[] => {
      if (attribute.type !== 'mdxJsxAttribute' || [...known, 'key'].includes(attribute.name)) {
        return [];
      }
      const {name} = attribute;
      const nearest = nearestName(name, known);
      const props = known.length > 0 ? `it knows ${known.join(', ')}` : 'it has none';
      const at = page.placeOf(attribute.position ? attribute : element);
      const message = `the component <${element.name}> does not know the prop "${name}"`;
      return [mistake(at, message, nearest ? `write ${nearest}` : `remove it: ${props}`, name)];
    });
  });
}

export const components = pageRule(
  'components',
  'Every component, and every name in braces, is imported, every import is used, and components know their props.',
  (page, {project}) => {
    const known = [...provided(project), ...declared(page)];
    const problems = [
      ...unknownProps(page, project),
      ...unknownNames(page),
      ...wrongImports(page, project),
    ];
    for (const element of jsxOf(page)) {
      const name = element.name?.split('.')[0] ?? '';
      if (!/^[A-Z]/.test(name) || known.includes(name)) continue;
      const message = `the component <${name}> is not imported`;
      const at = page.placeOf(element);
      problems.push(mistake(at, message, fix(name, known, project), name));
    }
    visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      const {data} = node as MdxTextExpression | MdxFlowExpression;
      const name = data?.estree && freeNames(data.estree).find((free) => !known.includes(free));
      const [statement] = data?.estree?.body ?? [];
      const isObject =
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression';
      if (!name && !isObject) return;
      const problem = name ? `"${name}" is not defined` : "an object can't be shown";
      const message = `{…} is evaluated as code, and ${problem}`;
      const way = 'use a code span, or double braces for a fact';
      problems.push(mistake(page.placeOf(node), message, way, name ?? '{'));
    });
    return problems;
  },
);
