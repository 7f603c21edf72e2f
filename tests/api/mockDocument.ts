/** The copy of the document that the mock server is given. */

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/**
 * Takes out of a document the two things that Prism 5.12 refuses although OpenAPI allows them:
 *
 * - it drops parameters with an empty value, so one that may be empty cannot be required;
 * - it does not know `{}` among the ways to prove who sends a request, which stands for "or not".
 *
 * Everything else stays, and the published document is not touched.
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
