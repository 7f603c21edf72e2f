/** The props that components accept. */
import {parseSync, type ParamPattern, type Statement} from 'oxc-parser';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props as TabsProps} from '@theme/Tabs';
import type {ImportedName} from '@portal/content/pages/imports';
import type {Project} from '@portal/content/pages/project';

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
