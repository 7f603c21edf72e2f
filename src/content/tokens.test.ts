import {facts} from '../../facts/index.ts';
import {resolveTokens, resolveTokensDeep, UnknownFactError} from './tokens.ts';

const tree = {
  product: {name: 'Acme', url: 'https://acme.example'},
  limits: {httpPayload: {$: '512KB', value: '512'}},
};
const origin = {file: 'docs/limits.mdx'};

test('resolves facts in prose, links and code', () => {
  expect(
    resolveTokens(
      '{{product.name}} [x]({{ product.url }}/a) `{{limits.httpPayload}}` {{limits.httpPayload.value}}',
      tree,
      origin,
    ),
  ).toBe('Acme [x](https://acme.example/a) `512KB` 512');
});

test('leaves the expressions of the platform alone', () => {
  const text =
    '{{steps.trigger.event.body}} {{process.env.KEY}} {{ JSON.stringify(steps) }} {{event.body.email}}';
  expect(resolveTokens(text, tree, origin)).toBe(text);
});

test('reports an unknown key with its file, line and column, and the nearest key', () => {
  expect(() =>
    resolveTokens('one\ntwo {{limits.htpPayload}}', tree, {...origin, firstLine: 7}),
  ).toThrow(
    new UnknownFactError('docs/limits.mdx', 8, 5, 'limits.htpPayload', 'limits.httpPayload'),
  );
});

test.each([
  '{{product}}',
  '{{limits.httpPayload.$}}',
  '{{product.constructor}}',
  '{{product.name.first}}',
])('rejects %s', (text) =>
  expect(() => resolveTokens(text, tree, origin)).toThrow(UnknownFactError),
);

test('resolves strings in arrays, objects and keys, and keeps other values', () => {
  expect(
    resolveTokensDeep({'{{product.name}}': ['{{product.name}}', 1, null, true]}, tree, origin),
  ).toEqual({
    Acme: ['Acme', 1, null, true],
  });
});

test('resolves the text, the bare value and the base-unit value of limits', () => {
  const text = '{{limits.memoryMax}} {{limits.memoryMax.value}} {{limits.memoryMax.base}}';
  expect(resolveTokens(text, facts, origin)).toBe('10GB 10 10737418240');
});
