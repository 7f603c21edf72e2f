import {facts} from '../testing/siteFacts.ts';
import {MistakesError} from '../mistake.ts';
import {resolveTokens} from './tokens.ts';

const tree = {
  product: {name: 'Acme', url: 'https://acme.example'},
  limits: {httpPayload: {$: '512KB', value: '512'}},
};
const FILE = 'docs/limits.mdx';

test('resolves facts in prose, links and code', () => {
  expect(
    resolveTokens(
      '{{product.name}} [x]({{ product.url }}/a) `{{limits.httpPayload}}` {{limits.httpPayload.value}}',
      tree,
      FILE,
    ),
  ).toBe('Acme [x](https://acme.example/a) `512KB` 512');
});

test('leaves the expressions of the platform alone', () => {
  const text =
    '{{steps.trigger.event.body}} {{process.env.KEY}} {{ JSON.stringify(steps) }} {{event.body.email}}';
  expect(resolveTokens(text, tree, FILE)).toBe(text);
});

test('reports an unknown key with its file, line and column, and the nearest key', () => {
  expect(() => resolveTokens('one\ntwo {{limits.htpPayload}}', tree, FILE)).toThrow(
    'docs/limits.mdx:2:5  there is no fact {{limits.htpPayload}} in data/limits.yaml\n' +
      '    → write {{limits.httpPayload}}, or add the fact',
  );
});

test.each([
  '{{product}}',
  '{{limits.httpPayload.$}}',
  '{{product.constructor}}',
  '{{product.name.first}}',
])('rejects %s', (text) => expect(() => resolveTokens(text, tree, FILE)).toThrow(MistakesError));

test('resolves the text, the bare value and the base-unit value of limits', () => {
  const text = '{{limits.memoryMax}} {{limits.memoryMax.value}} {{limits.memoryMax.base}}';
  expect(resolveTokens(text, facts, FILE)).toBe('10GB 10 10737418240');
});
