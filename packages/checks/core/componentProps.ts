/** The props that components accept. */
import tseslint from 'typescript-eslint';
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

/** The parts of a syntax tree that are used here. */
interface Syntax {
  type: string;
  id?: {name: string} | null;
  declaration?: Syntax | null;
  params?: Syntax[];
  properties?: (Syntax & {key?: {name: string}})[];
}

/** Parses TypeScript with JSX. */
const parse = tseslint.parser.parseForESLint as unknown as (
  code: string,
  options: object,
) => {ast: {body: Syntax[]}};

/** The function that a statement declares, and the name under which others import it. */
function functionOf(statement: Syntax): {name: string | undefined; params: Syntax[]} | undefined {
  const {declaration} = statement;
  if (declaration?.type !== 'FunctionDeclaration') return undefined;
  const name = statement.type === 'ExportDefaultDeclaration' ? 'default' : declaration.id?.name;
  return {name, params: declaration.params ?? []};
}

/** The properties that a parameter such as `{name, label}` takes, or undefined if it's another one. */
function namesOf(param: Syntax): string[] | undefined {
  const names = param.properties?.map(({key}) => key?.name);
  return names?.every((name) => name !== undefined) ? (names as string[]) : undefined;
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
  const {ast} = parse(project.read(file).text, {ecmaFeatures: {jsx: true}});
  const found = ast.body.map(functionOf).find((one) => one?.name === exported);
  if (!found) return undefined;
  const [param] = found.params;
  return param ? namesOf(param) : [];
}
