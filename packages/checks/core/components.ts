/** The components that pages may use: where they come from, and the props that they accept. */
import {parseSync, type ParamPattern, type Statement} from 'oxc-parser';
import {visit} from 'unist-util-visit';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props as TabsProps} from '@theme/Tabs';
import {generated} from '@portal/content/openapi/remark';
import {type ImportedName, importsIn} from '@portal/content/pages/imports';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';

/**
 * Names that pages can use without an import: components of the theme, names that MDX provides, and
 * the elements that the API reference replaces.
 */
const PROVIDED = ['Head', 'Details', 'props', 'frontMatter', 'toc', 'contentTitle', ...generated];

/** The file that provides our own components to pages. */
const PROVIDER = /^src\/theme\/MDXComponents(\/index)?\.[jt]sx?$/;

/** The components that pages use without an import. */
export const providedImports = once((project: Project): ImportedName[] => {
  const file = project.files.find((candidate) => PROVIDER.test(candidate));
  return file ? importsIn(project.read(file).text) : [];
});

export const provided = (project: Project): string[] => [
  ...PROVIDED,
  ...providedImports(project).map(({name}) => name),
];

/** The names that a page imports or declares. */
export const declared = once(({tree}: Page): string[] => {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    names.push(...(value.match(/[A-Za-z_$][\w$]*/g) ?? []));
  });
  return names;
});

/** Modules with components, unlike those in samples, and those with a single drawing. */
const COMPONENTS = /^@(?:site|theme)\/.*(?<!\.mdx)$/;

/** Every component that a page imports, by name. */
export const importable = once(
  (project: Project): ReadonlyMap<string, ImportedName> =>
    new Map(
      project.pages
        .flatMap((page) => importsIn(page.source.text))
        .filter(({name, module}) => /^[A-Z]/.test(name) && COMPONENTS.test(module))
        .map((one) => [one.name, one]),
    ),
);

const tabs = {
  block: true,
  children: true,
  className: true,
  defaultValue: true,
  groupId: true,
  lazy: true,
  queryString: true,
  values: true,
} satisfies Record<keyof TabsProps, true>;

const tabItem = {
  attributes: true,
  children: true,
  className: true,
  default: true,
  label: true,
  value: true,
} satisfies Record<keyof TabItemProps, true>;

/** The props of the theme's components. The compiler compares them with its types. */
const OF_THEME: Readonly<Record<string, readonly string[]>> = {
  '@theme/Tabs': Object.keys(tabs),
  '@theme/TabItem': Object.keys(tabItem),
};

/** The function that a statement declares, and the name under which others import it. */
function functionOf(statement: Statement) {
  if (
    statement.type !== 'ExportDefaultDeclaration' &&
    statement.type !== 'ExportNamedDeclaration'
  ) {
    return undefined;
  }
  const {declaration} = statement;
  if (declaration?.type !== 'FunctionDeclaration') return undefined;
  const name = statement.type === 'ExportDefaultDeclaration' ? 'default' : declaration.id?.name;
  return {name, params: declaration.params};
}

/** The properties that a parameter such as `{name, label}` takes, or undefined if it's another one. */
function namesOf(param: ParamPattern): string[] | undefined {
  if (param.type !== 'ObjectPattern') return undefined;
  const names = param.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * Returns the props of a component: those that its function takes apart.
 *
 * @returns the names, or undefined if they aren't known
 */
export function propsOf({module, exported}: ImportedName, project: Project): string[] | undefined {
  if (OF_THEME[module]) return [...OF_THEME[module]];
  const path = module.replace('@site/', '');
  const file = [`${path}.tsx`, `${path}/index.tsx`].find((one) => project.has(one));
  if (!file) return undefined;
  const {program} = parseSync(file, project.read(file).text);
  const found = program.body.map(functionOf).find((one) => one?.name === exported);
  if (!found) return undefined;
  const [param] = found.params;
  return param ? namesOf(param) : [];
}
