/** Compares the expected values of a case with the actual ones. */

/** One difference and its place. */
export interface Difference {
  path: (string | number)[];
  message: string;
}

const show = (value: unknown): string => {
  const text =
    value === undefined ? 'nothing' : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return text.length > 600 ? `${text.slice(0, 600)} … (${text.length} characters)` : text;
};

/** `'/…/'` with optional flags is a regular expression. */
const asPattern = (value: string): RegExp | undefined => {
  const match = /^\/(.+)\/([ims]*)$/s.exec(value);
  return match ? new RegExp(match[1] ?? '', match[2]) : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Objects match if every expected key matches. Arrays are compared item by item, `'/…/'` strings as
 * regular expressions, and everything else must be equal. `null` also matches a missing value.
 *
 * @returns all differences; empty if they match
 */
export function differences(
  expected: unknown,
  actual: unknown,
  path: (string | number)[] = [],
): Difference[] {
  const name = path.join('.') || 'value';
  const fail = (): Difference[] => [
    {path, message: `expected ${name} to be ${show(expected)}\ngot ${show(actual)}`},
  ];
  if (expected === null) return actual === null || actual === undefined ? [] : fail();
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return fail();
    if (actual.length !== expected.length) {
      return [
        {
          path,
          message: `expected ${name} to have ${expected.length} items: ${show(expected)}\ngot ${actual.length}: ${show(actual)}`,
        },
      ];
    }
    return expected.flatMap((item, index) => differences(item, actual[index], [...path, index]));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return fail();
    return Object.entries(expected).flatMap(([key, item]) =>
      item !== null && !Object.hasOwn(actual, key)
        ? [
            {
              path: [...path, key],
              message: `expected ${[...path, key].join('.')} to be ${show(item)}\ngot ${
                Object.keys(actual).length > 0
                  ? `only ${Object.keys(actual).join(', ')}`
                  : 'an empty object'
              }`,
            },
          ]
        : differences(item, actual[key], [...path, key]),
    );
  }
  const pattern = typeof expected === 'string' ? asPattern(expected) : undefined;
  if (pattern && typeof actual === 'string') {
    return pattern.test(actual)
      ? []
      : [
          {
            path,
            message: `expected ${name} to match ${String(expected)}\ngot ${show(actual)}`,
          },
        ];
  }
  return Object.is(expected, actual) ? [] : fail();
}

/**
 * Compares requests in any order, because some samples send several at a time.
 *
 * @param expected - entries of `expect.requests`
 * @param actual - the requests that the stub recorded
 */
export function requestDifferences(
  expected: Record<string, unknown>[],
  actual: {request: string; url: string}[],
): Difference[] {
  const left = [...actual];
  const problems: Difference[] = [];
  expected.forEach((want, index) => {
    const prepared = prepare(want);
    const scores = left.map((have) =>
      differences(prepared, comparable(prepared, have), ['requests', index]),
    );
    const found = scores.findIndex((list) => list.length === 0);
    if (found >= 0) {
      left.splice(found, 1);
      return;
    }
    const sameRequest = scores.find((list) => list.every((item) => item.path.at(-1) !== 'request'));
    problems.push(
      ...(sameRequest ?? [
        {
          path: ['requests', index],
          message: `expected the request ${String(want.request)}\nsent: ${left.map((item) => item.request).join(', ') || 'none'}`,
        },
      ]),
    );
  });
  if (problems.length === 0 && left.length > 0) {
    problems.push({
      path: ['requests'],
      message: `expected ${expected.length} requests\nalso sent: ${left.map((item) => item.request).join(', ')}`,
    });
  }
  return problems;
}

/** Makes header names lowercase, so that case doesn't matter. */
function prepare(want: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(want.headers)) return want;
  const headers = Object.entries(want.headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {...want, headers: Object.fromEntries(headers)};
}

/** Ignores the query if the expected address has none. */
function comparable(want: Record<string, unknown>, have: {request: string}) {
  const ignoreQuery = !String(want.request).includes('?');
  return ignoreQuery ? {...have, request: have.request.replace(/\?.*$/, '')} : have;
}
