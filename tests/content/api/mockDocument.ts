/** Adapts a copy of the OpenAPI document for the mock server. */

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/**
 * Works around two limitations of Prism 5.12, which doesn't support everything that OpenAPI allows:
 *
 * - It drops parameters with an empty value, so a parameter that may be empty can't be required.
 * - It doesn't support `{}` in `security`, which makes authentication optional.
 *
 * Everything else stays the same, and the published document isn't changed.
 */
export function forMock(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forMock);
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, item]) => [key, forMock(item)]));
  if (copy.allowEmptyValue === true) copy.required = false;
  if (Array.isArray(copy.security) && copy.security.some(isEmpty)) copy.security = [];
  return copy;
}

const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;
