import {closest} from 'fastest-levenshtein';
import {DOCUMENT} from './resolved.ts';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** The value that `#/components/schemas/Source` names. */
function follow(root: unknown, ref: string): unknown {
  let at = root;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isObject(at) || !Object.hasOwn(at, key)) {
      const near = isObject(at) ? closest(key, Object.keys(at)) : '';
      throw new Error(
        `${DOCUMENT}: the reference ${ref} leads nowhere: there is no "${key}"${near && `; the nearest is "${near}"`}.`,
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
 * @throws Error for a reference that leads nowhere, out of the document, or to itself
 */
export function dereference(document: unknown): unknown {
  const copies = new Map<unknown, unknown>();
  const open: string[] = [];

  const target = (ref: string): unknown => {
    if (!ref.startsWith('#/')) {
      throw new Error(`${DOCUMENT}: the reference ${ref} leads out of the document. Expected #/….`);
    }
    if (open.includes(ref)) {
      throw new Error(`${DOCUMENT}: the reference ${ref} leads to itself: ${open.join(' → ')}.`);
    }
    open.push(ref);
    const value = walk(follow(document, ref));
    open.pop();
    return value;
  };

  const copy = (node: Value): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    const {$ref, ...beside} = node;
    if (typeof $ref === 'string') {
      const value = target($ref);
      return Object.keys(beside).length > 0 ? {...(value as Value), ...beside} : value;
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
  };

  const walk = (node: unknown): unknown => {
    if (!isObject(node)) return node;
    if (!copies.has(node)) copies.set(node, copy(node));
    return copies.get(node);
  };

  return walk(document);
}
