import {nearestName} from '../text/nearestName.ts';
import {DocumentError} from './errors.ts';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the value of a reference such as `#/components/schemas/Source`, whose keys are `path`. */
function follow(root: unknown, ref: string, path: string[], from: string[]): unknown {
  let at = root;
  for (const key of path) {
    if (!isObject(at) || !Object.hasOwn(at, key)) {
      const near = isObject(at) ? nearestName(key, Object.keys(at)) : undefined;
      throw new DocumentError(
        `the reference ${ref} has no target: there is no "${key}"`,
        from,
        near ? `did you mean "${near}"?` : undefined,
      );
    }
    at = at[key];
  }
  return at;
}

/**
 * Replaces every reference in a document with its target. Two references to the same target become the
 * same object, so that shared parts can be recognized.
 *
 * @param document - a parsed document
 * @returns a copy without `$ref`; properties next to a reference override those of its target
 * @throws DocumentError if a reference has no target, or points outside the document or to itself
 */
export function dereference(document: unknown): unknown {
  const copies = new Map<unknown, unknown>();
  const open: string[] = [];

  const target = (ref: string, from: string[]): unknown => {
    if (!ref.startsWith('#/')) {
      const problem = `the reference ${ref} points outside the document`;
      throw new DocumentError(problem, from, 'write #/…');
    }
    if (open.includes(ref)) {
      const way = [...open, ref].join(' → ');
      throw new DocumentError(`the reference ${ref} points to itself: ${way}`, from);
    }
    open.push(ref);
    const path = ref.slice(2).split('/').map(unescaped);
    const value = walk(follow(document, ref, path, from), path);
    open.pop();
    return value;
  };

  const copy = (node: Value, path: string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, at) => walk(item, [...path, String(at)]));
    const {$ref, ...beside} = node;
    if (typeof $ref === 'string') {
      const value = target($ref, [...path, '$ref']);
      return Object.keys(beside).length > 0 ? {...(value as Value), ...beside} : value;
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value, [...path, key])]),
    );
  };

  const walk = (node: unknown, path: string[]): unknown => {
    if (!isObject(node)) return node;
    if (!copies.has(node)) copies.set(node, copy(node, path));
    return copies.get(node);
  };

  return walk(document, []);
}
