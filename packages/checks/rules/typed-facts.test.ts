import {type Limit, limits} from '@portal/content/facts';
import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {clear, page} from '@portal/content/testing/plant';
import {type KnownFacts, typedFactsRule} from './typed-facts.ts';

const limit = (value: number | string, unit: Limit['unit'], more: Partial<Limit> = {}): Limit => ({
  ...{value, unit, label: 'Some limit', scope: 'Everywhere', group: 'site'},
  ...more,
});

/** Facts for these tests. Those of the portal may change. */
const facts: KnownFacts = {
  product: {
    name: 'Northwind',
    slug: 'northwind',
    cli: 'nw',
    prefix: 'nw',
    envPrefix: 'NORTHWIND',
    domain: 'northwind.example',
    apiOrigin: 'https://api.northwind.example',
    apiUrl: 'https://api.northwind.example/v1',
  },
  limits: {
    httpPayload: limit(512, 'KB'),
    emailPayload: limit(30, 'MB'),
    functionPayload: limit(6, 'MB'),
    creditMemory: limit(256, 'MB'),
    memoryDefault: limit(256, 'MB'),
    dataStoreKeys: limit(1024, 'keys'),
    proMonthlyPrice: limit(19, 'USD'),
    invocationPrice: limit(0.0002, 'USD'),
    dailyCredits: limit(100, 'credits'),
    dailyInvocations: limit(333, 'invocations'),
    nodeVersion: limit('14', 'Node.js'),
    pythonVersion: limit('3.8', 'Python'),
    goVersion: limit('1.17.1', 'Go'),
    inspectorExpiry: limit(365, 'days', {literal: true}),
    tabMemory: limit(5, 'minutes'),
    creditTime: limit(30, 'seconds'),
    freeAccounts: limit(3, 'connected accounts', {literal: false}),
  },
  frozen: {v1: {emailPayload: limit(150, 'KB'), memoryMin: limit(256, 'MB')}},
  current: 'v2',
};
const rule = typedFactsRule(facts);

const mistake = (line: string, column: number, text: string, token: string) => ({
  files: {'docs/a.mdx': page(line)},
  at: `docs/a.mdx:6:${column}`,
  says: `"${text}" is a fact`,
  fix: token,
});

describeRule(rule, {
  clean: {
    'docs/a.mdx': page(
      '{{product.name}} takes {{limits.httpPayload}} over {{product.apiUrl}}/users.',
      'An order of 19 euros waits 5 minutes or 30 seconds; 1,512KB, 16MB, $190 and $19.50 are not facts.',
      'Node.js 140, Python 3.80, 100 orders, 3 connected accounts, $1, 150KB and `snw`.',
    ),
  },
  mistakes: {
    'the name': mistake('With Northwind you', 6, 'Northwind', '{{product.name}}'),
    'the name in another case': mistake('With NorthWind you', 6, 'NorthWind', '{{product.name}}'),
    'the slug': mistake('key `northwind-x`', 6, 'northwind', '{{product.slug}}'),
    'a URL, by its longest fact': mistake(
      'GET https://api.northwind.example/v1/users',
      5,
      'https://api.northwind.example/v1',
      '{{product.apiUrl}}',
    ),
    'the command': mistake('Run `nw deploy`', 6, 'nw', '{{product.cli}} or {{product.prefix}}'),
    'a header prefix': mistake('`x-nw-signature`', 4, 'nw', '{{product.prefix}}'),
    'the environment prefix': mistake('`NORTHWIND_KEY`', 2, 'NORTHWIND', '{{product.envPrefix}}'),
    'a size': mistake('up to 512KB each', 7, '512KB', '{{limits.httpPayload}}'),
    'a size with a space': mistake('up to 512 KB each', 7, '512 KB', '{{limits.httpPayload}}'),
    'a size in words': mistake('up to 512 kilobytes', 7, '512 kilobytes', '{{limits.httpPayload}}'),
    'a size as an adjective': mistake('a 30-MB email', 3, '30-MB', '{{limits.emailPayload}}'),
    'a size that two facts share': mistake(
      'default 256MB',
      9,
      '256MB',
      '{{limits.creditMemory}} or {{limits.memoryDefault}}',
    ),
    keys: mistake('returns 1,024 keys', 9, '1,024 keys', '{{limits.dataStoreKeys}}'),
    'keys without a comma': mistake(
      'returns 1024 keys',
      9,
      '1024 keys',
      '{{limits.dataStoreKeys}}',
    ),
    'a price': mistake('costs $19 a month', 7, '$19', '{{limits.proMonthlyPrice}}'),
    'a price in words': mistake('costs 19 dollars', 7, '19 dollars', '{{limits.proMonthlyPrice}}'),
    'a small price': mistake('costs $0.0002', 7, '$0.0002', '{{limits.invocationPrice}}'),
    credits: mistake('get 100 daily credits', 5, '100 daily credits', '{{limits.dailyCredits}}'),
    invocations: mistake(
      '333 invocations a day',
      1,
      '333 invocations',
      '{{limits.dailyInvocations}}',
    ),
    'a Node.js version': mistake('runs Node 14', 6, 'Node 14', '{{limits.nodeVersion}}'),
    'a Node.js version with a letter': mistake(
      'on Node.js v14.',
      4,
      'Node.js v14',
      '{{limits.nodeVersion}}',
    ),
    'a Python version': mistake('on Python 3.8.', 4, 'Python 3.8', '{{limits.pythonVersion}}'),
    'a Go version': mistake('on Go 1.17.1.', 4, 'Go 1.17.1', '{{limits.goVersion}}'),
    'a fact that says `literal: true`': mistake(
      'kept for 365 days',
      10,
      '365 days',
      '{{limits.inspectorExpiry}}',
    ),
    'a limit of v1 on its page': {
      files: {'versioned_docs/version-v1/a.mdx': page('up to 150KB')},
      at: 'versioned_docs/version-v1/a.mdx:6:7',
      says: '"150KB"',
      fix: '{{limits.emailPayload}}',
    },
    'a current limit on a page of v1': {
      files: {'versioned_docs/version-v1/a.mdx': page('up to 30MB')},
      at: 'versioned_docs/version-v1/a.mdx:6:7',
      says: '"30MB" is a fact',
      fix: '{{limits.v2.emailPayload}}',
    },
    'a limit that v1 shares with the current version': {
      files: {'versioned_docs/version-v1/a.mdx': page('up to 256MB')},
      at: 'versioned_docs/version-v1/a.mdx:6:7',
      says: '"256MB" is a fact',
      fix: /^write \{\{limits\.memoryMin\}\}\./ as never,
    },
    'a fact in a code block': {
      files: {'docs/a.mdx': page('```text', 'limit: 6MB', '```')},
      at: 'docs/a.mdx:7:8',
      says: '"6MB"',
      fix: '{{limits.functionPayload}}',
    },
    'a fact in the front matter': {
      files: {'docs/a.mdx': page().replace('Queues', 'Northwind queues')},
      at: 'docs/a.mdx:2:8',
      says: '"Northwind"',
      fix: '{{product.name}}',
    },
  },
});

afterAll(clear);

test('only has an edit if there is one possible fact', async () => {
  const {httpPayload} = limits;
  const own = typedFactsRule({...facts, limits: {httpPayload}});
  const text = `${httpPayload.value}${httpPayload.unit}`;
  const [one] = await findingsOf(own, {'docs/a.mdx': page(text)});
  expect(one!.edit).toMatchObject({text: '{{limits.httpPayload}}'});
  const [several] = await findingsOf(rule, {'docs/a.mdx': page('256MB')});
  expect(several!.edit).toBeUndefined();
});
