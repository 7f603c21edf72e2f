/** JavaScript with its syntax tree, and selectors to find nodes in it. */
import esquery from 'esquery';
import {parseJavaScript} from '../level/javascript.ts';

/** An unsafe place in a code block. The first line is 1. */
export interface Unsafe {
  line: number;
  message: string;
  fix: string;
}

/** A node, whatever its type. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  loc: {start: {line: number}};
  [key: string]: unknown;
}

/** Code and its tree. */
export interface Code {
  text: string;
  tree: SyntaxNode;
}

/**
 * Reads JavaScript.
 *
 * @returns `undefined` for a syntax error, which another check reports
 */
export function readCode(text: string): Code | undefined {
  try {
    return {text, tree: parseJavaScript(text) as unknown as SyntaxNode};
  } catch {
    return undefined;
  }
}

/** Selectors that were read before: reading them takes longer than finding their nodes. */
const selectors = new Map<string, esquery.Selector>();

/**
 * Finds nodes below a node, in the order of the source.
 *
 * @param selector - as in ESLint: `CallExpression[callee.name="axios"]`
 */
export function select(root: SyntaxNode, selector: string): SyntaxNode[] {
  const read = selectors.get(selector) ?? esquery.parse(selector);
  selectors.set(selector, read);
  return esquery.match(root as never, read) as unknown as SyntaxNode[];
}

/** The source of a node. */
export const sourceOf = ({text}: Code, {start, end}: SyntaxNode): string => text.slice(start, end);

/** The source of a call, its arguments left out: `this.http.respond`. */
export const calleeOf = (code: Code, call: SyntaxNode): string =>
  sourceOf(code, call.callee as SyntaxNode);

/** The innermost function around a node, or the whole code. */
export const functionAround = ({tree}: Code, {start, end}: SyntaxNode): SyntaxNode =>
  select(tree, ':function').findLast((node) => node.start <= start && end <= node.end) ?? tree;

/** The value of a property of an object. */
export const property = (object: SyntaxNode | undefined, name: string): SyntaxNode | undefined =>
  ((object?.properties ?? []) as {key?: SyntaxNode; value: SyntaxNode}[]).find(
    ({key}) => key?.name === name,
  )?.value;

/** The object that a component exports. */
export const componentOf = ({tree}: Code): SyntaxNode | undefined =>
  select(
    tree,
    'ExportDefaultDeclaration > ObjectExpression, ExportDefaultDeclaration > CallExpression > ObjectExpression, AssignmentExpression[left.object.name="module"] > ObjectExpression',
  )[0];

/** The declarations of the variables in an expression: `{ id } = steps.trigger.event.body`. */
export function declarationsOf({tree}: Code, expression: SyntaxNode): SyntaxNode[] {
  const names = select(expression, 'Identifier').map(({name}) => name);
  return select(tree, 'VariableDeclarator[init]').filter(
    ({id, init}) =>
      init !== expression &&
      select(id as SyntaxNode, 'Identifier').some(({name}) => names.includes(name)),
  );
}

/** The source of an expression, with the values of its variables. */
export const withVariables = (code: Code, expression: SyntaxNode): string =>
  [expression, ...declarationsOf(code, expression).map(({init}) => init as SyntaxNode)]
    .map((node) => sourceOf(code, node))
    .join('\n');
