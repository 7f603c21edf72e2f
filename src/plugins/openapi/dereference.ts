import {closest} from 'fastest-levenshtein';
import {DocumentError} from './errors.ts';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The value that `#/components/schemas/Source` names. */
function follow(root: unknown, ref: string, from: string[]): unknown {
  let at = root;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    const key = unescaped(part);
    if (!isObject(at) || !Object.hasOwn(at, key)) {
      const near = isObject(at) ? closest(key, Object.keys(at)) : '';
      throw new DocumentError(
        `the reference ${ref} leads nowhere: there is no "${key}"${near && `; the nearest is "${near}"`}`,
        from,
      );
    }
    at = at[key];
  }
  return at;
}

/**
 * Replaces every reference inside a document by what it names. What is named twice is the same
 * object in both places, so that shared parts can be told from others.
 *
 * @param document - a parsed document
 * @returns a copy without `$ref`; what stands beside a reference wins over what it names
 * @throws DocumentError for a reference that leads nowhere, out of the document, or to itself
 */
export function dereference(document: unknown): unknown {
  const copies = new Map<unknown, unknown>();
  const open: string[] = [];

  const target = (ref: string, from: string[]): unknown => {
    if (!ref.startsWith('#/')) {
      throw new DocumentError(`the reference ${ref} leads out of the document; write #/…`, from);
    }
    if (open.includes(ref)) {
      const way = [...open, ref].join(' → ');
      throw new DocumentError(`the reference ${ref} leads to itself: ${way}`, from);
    }
    open.push(ref);
    const value = walk(follow(document, ref, from), ref.slice(2).split('/').map(unescaped));
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
