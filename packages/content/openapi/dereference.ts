import {nearestName} from '../text/nearestName.ts';
import type {Reject} from './rejection.ts';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the value of a reference such as `#/components/schemas/Source`, whose keys are `path`. */
function follow(root: unknown, ref: string, path: string[], from: string[], reject: Reject) {
  let at = root;
  for (const key of path) {
    if (!isObject(at) || !Object.hasOwn(at, key)) {
      const near = isObject(at) ? nearestName(key, Object.keys(at)) : undefined;
      const message = `the reference ${ref} has no target: there is no "${key}"`;
      reject(from, message, near && `did you mean "${near}"?`);
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
 * @param reject - called if a reference has no target, or points outside the document or to itself
 * @returns a copy without `$ref`; properties next to a reference override those of its target
 */
export function dereference(document: unknown, reject: Reject): unknown {
  const copies = new Map<unknown, unknown>();
  const open: string[] = [];

  const target = (ref: string, from: string[]): unknown => {
    if (!ref.startsWith('#/')) {
      reject(from, `the reference ${ref} points outside the document`, 'write #/…');
    }
    if (open.includes(ref)) {
      const way = [...open, ref].join(' → ');
      reject(from, `the reference ${ref} points to itself: ${way}`);
    }
    open.push(ref);
    const path = ref.slice(2).split('/').map(unescaped);
    const value = walk(follow(document, ref, path, from, reject), path);
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
