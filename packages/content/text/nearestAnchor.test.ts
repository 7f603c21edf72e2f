import {nearestAnchor} from './nearestAnchor.ts';

const ids = ['queue', 'large-payloads', 'retries-of-a-step', 'what-a-step-returns', 'next'];

test.each([
  ['a typo', 'large-payload', 'large-payloads'],
  ['another case', 'Large-Payloads', 'large-payloads'],
  ['a link that an email client cut off', 'large-payl', 'large-payloads'],
  ['a heading that got a longer name', 'retries', 'retries-of-a-step'],
  ['a heading that got a shorter name', 'how-the-queue-works', 'queue'],
  ['words in another order', 'step-retries', 'retries-of-a-step'],
])('%s: matches %s with %s', (_, missing, nearest) =>
  expect(nearestAnchor(missing, ids)).toBe(nearest),
);

test.each(['pricing', 'what-is-a-workspace', '', 'of-the'])(
  'finds nothing similar to "%s"',
  (missing) => expect(nearestAnchor(missing, ids)).toBeUndefined(),
);

test('returns the first of two equally similar IDs', () =>
  expect(nearestAnchor('a-limit', ['b-limit', 'c-limit'])).toBe('b-limit'));

test('finds nothing on a page without headings', () =>
  expect(nearestAnchor('queue', [])).toBeUndefined());
