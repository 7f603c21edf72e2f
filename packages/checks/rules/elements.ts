import {toString} from 'mdast-util-to-string';
import {operatorSchema} from '@portal/content/facts/schemas/operator';
import {mistake, type Mistake} from '@portal/content/mistake';
import {importOf, importsIn} from '@portal/content/pages/imports';
import {attribute, jsxOf, type JsxElement} from '@portal/content/pages/jsx';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {nearestName} from '@portal/content/text/nearestName';
import {declared, importable, propsOf, provided, providedImports} from '../core/components.ts';
import {listOf} from '../core/lists.ts';
import {mistakesInNodes} from '../core/nodes.ts';
import {isFrom} from '../core/origins.ts';
import {pageRule} from '../core/rule.ts';
import {tabProblems} from '../core/tabGroups.ts';

/** Elements that aren't on pages, and what to write instead. */
const {refused, inMarkdown} = listOf<Record<string, Record<string, string>>>('elements');

/** Attributes that pages don't have: what's wrong with them, and what to do. */
const ATTRIBUTES: readonly [pattern: RegExp, message: string, fix: string][] = [
  [/^class$/, 'is HTML, not JSX', 'write className, or remove it'],
  [/^for$/, 'is HTML, not JSX', 'write htmlFor, or remove it'],
  [/^on[A-Za-z]+$/, 'runs code', 'remove it, or write a component in src/components/'],
  [
    /^style$/,
    'is an inline style',
    'remove it: styles belong in src/css/, or data/policy.yaml allows them',
  ],
];

const importsOf = once((page: Page) => importsIn(page.source.text));

/** An element, and where it is. */
interface Placed {
  element: JsxElement;
  page: Page;
  project: Project;
}

/** Whether `data/policy.yaml` allows what a frame shows. */
const isAllowedFrame = ({element, project}: Placed): boolean =>
  element.name === 'iframe' &&
  isFrom(attribute(element, 'src') ?? '', project.known.policy['frame-src']);

function ofTag(placed: Placed): Mistake[] {
  const {element, page} = placed;
  const tag = element.name ?? '';
  if (isAllowedFrame(placed)) return [];
  const at = page.placeOf(element);
  const [instead, markdown] = [refused![tag], inMarkdown![tag]];
  if (instead) return [mistake(at, `<${tag}> is not allowed on pages`, instead, tag)];
  if (!markdown) return [];
  return [mistake(at, `<${tag}> has a Markdown equivalent`, `write ${markdown}`, tag)];
}

/** A component that the page doesn't import. */
function ofImport({element, page, project}: Placed): Mistake[] {
  const name = element.name?.split('.')[0] ?? '';
  const known = [...provided(project), ...declared(page)];
  if (!/^[A-Z]/.test(name) || known.includes(name)) return [];
  const others = importable(project);
  const same = others.get(name);
  const nearest = nearestName(
    name,
    [...known, ...others.keys()].filter((one) => /^[A-Z]/.test(one)),
  );
  const fix = same
    ? `write this line below the front matter: ${importOf(same)}`
    : `${nearest ? `write ${nearest}, or ` : ''}import it at the top of the page`;
  return [mistake(page.placeOf(element), `the component <${name}> is not imported`, fix, name)];
}

/** Attributes that no page has, and props that a component doesn't know. It would ignore them. */
function ofAttributes({element, page, project}: Placed): Mistake[] {
  const imports = [...importsOf(page), ...providedImports(project)];
  const imported = imports.find(({name}) => name === element.name);
  const props = imported && propsOf(imported, project);
  return element.attributes.flatMap((one): Mistake[] => {
    if (one.type !== 'mdxJsxAttribute') return [];
    const {name} = one;
    const [, message, fix] = ATTRIBUTES.find(([pattern]) => pattern.test(name)) ?? [];
    if (name === 'style' && project.known.policy.inlineStyles) return [];
    if (fix) {
      return [mistake(page.placeOf(element), `the attribute "${name}" ${message}`, fix, name)];
    }
    if (!props || [...props, 'key'].includes(name)) return [];
    const nearest = nearestName(name, props);
    const known = props.length > 0 ? `it knows ${props.join(', ')}` : 'it has none';
    const at = page.placeOf(one.position ? one : element);
    const unknown = `the component <${element.name}> does not know the prop "${name}"`;
    return [mistake(at, unknown, nearest ? `write ${nearest}` : `remove it: ${known}`, name)];
  });
}

/** The props with a name that a component looks up in the facts. It throws if there is none. */
const LOOKED_UP: Readonly<Record<string, [prop: string, names: (placed: Placed) => string[]]>> = {
  OperatorFact: ['name', () => Object.keys(operatorSchema.shape)],
  GuideTrack: [
    'track',
    ({page: {version}, project}) =>
      Object.keys(project.known.byVersion[version?.id ?? '']?.guides?.tracks ?? {}),
  ],
};

function ofNames(placed: Placed): Mistake[] {
  const {element, page} = placed;
  const [prop = '', namesFor] = LOOKED_UP[element.name ?? ''] ?? [];
  const names = namesFor?.(placed) ?? [];
  const name = attribute(element, prop);
  if (name === undefined || names.length === 0 || names.includes(name)) return [];
  const message = `<${element.name}> doesn't know the ${prop} "${name}", which stops the build`;
  return [mistake(page.placeOf(element), message, `write one of ${names.join(', ')}`, name)];
}

const emptyHeaders = (page: Page): Mistake[] =>
  mistakesInNodes(page, 'table', (node) => {
    const head = node.children[0]?.children ?? [];
    if (head.some((cell) => toString(cell).trim() !== '' || cell.children.length > 0)) return [];
    const fix = 'write what each column contains';
    return mistake(page.placeOf(node), 'the table header is empty', fix);
  });

/** Lines that look like a table but aren't one. */
const brokenTables = (page: Page): Mistake[] =>
  mistakesInNodes(page, 'paragraph', (node, parent, index) => {
    if (!/^\s*\|.*\|\s*(?:\n|$)/.test(page.textOf(node))) return [];
    const isRest = parent?.children[index - 1]?.type === 'table';
    const message = isRest
      ? 'a blank line ends the table, so these rows are shown as text'
      : 'the table has no row of dashes below its header, so it is shown as text';
    const fix = isRest
      ? 'remove the blank line above'
      : 'write a header, with | --- | for each column below it';
    return mistake(page.placeOf(node), message, fix);
  });

export const elements = pageRule(
  'elements',
  'Pages have no scripts, frames, or HTML that Markdown has a syntax for. Components are imported and know their props. Tables and tabs are complete.',
  (page, {project}) => [
    ...jsxOf(page)
      .map((element) => ({element, page, project}))
      .flatMap((one) => [
        ...ofTag(one),
        ...ofImport(one),
        ...ofAttributes(one),
        ...ofNames(one),
        ...(one.element.name === 'Tabs' ? tabProblems(page, one.element) : []),
      ]),
    ...emptyHeaders(page),
    ...brokenTables(page),
  ],
);
