import type {Limit} from '@portal/content/facts';
import {facts, limits} from '@portal/content/testing/siteFacts';
import {numberIn} from '../facts/amounts.ts';
import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {clear, page} from '@portal/content/testing/plant';
import {facts as rule} from './facts.ts';

afterAll(clear);

const limit = (value: number | string, unit: Limit['unit'], more: Partial<Limit> = {}): Limit => ({
  ...{value, unit, label: 'Some limit', scope: 'Everywhere', group: 'site'},
  ...more,
});

/** Facts for these tests. Those of the portal may change. */
const current: Readonly<Record<string, Limit>> = {
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
};
const older = {emailPayload: limit(150, 'KB'), memoryMin: limit(256, 'MB')};
const byVersion = {
  v2: {limits: current, guides: undefined},
  v1: {limits: older, guides: undefined},
};

const product = {
  name: 'Northwind',
  slug: 'northwind',
  cli: 'nw',
  prefix: 'nw',
  envPrefix: 'NORTHWIND',
  domain: 'northwind.example',
  apiOrigin: 'https://api.northwind.example',
  apiUrl: 'https://api.northwind.example/v1',
};

const known = {
  byVersion,
  facts: {
    product,
    limits: {httpPayload: {$: '512KB', value: '512'}},
    labels: {deploy: 'Deploy', addStep: '+', runNow: 'Run Now', runSourceNow: 'RUN NOW'},
  },
};

const mistake = (line: string, column: number, says: string, fix: string | RegExp) => ({
  files: {'docs/a.mdx': page(line)},
  at: `docs/a.mdx:6:${column}`,
  says,
  fix,
});

/** A value that's hard-coded, and the token that belongs there. */
const typed = (line: string, text: string, token: string) =>
  mistake(line, line.indexOf(text) + 1, `"${text}" is a fact`, token);

const onOlderPage = (text: string, at: number, says: string, fix: string | RegExp) => ({
  files: {'versioned_docs/version-v1/a.mdx': page(text)},
  at: `versioned_docs/version-v1/a.mdx:6:${at}`,
  says,
  fix,
});

describeRule(rule, {
  known,
  clean: {
    'docs/a.mdx': page(
      '{{product.name}} takes {{limits.httpPayload}} over {{product.apiUrl}}/users.',
      'An order of 19 euros waits 5 minutes or 30 seconds.',
      '100 orders, 3 connected accounts, $1 and `snw`.',
      '`16MB, $190, $19.50, Node.js 140, Python 3.80, 150KB`',
      '`{{steps.trigger.event.body}} {{process.env}}`',
      '',
      'Press **{{labels.deploy}}**. Then **every step runs**. It has **no** limit. Choose the **first** one.',
      '',
      '- **By email:** write to us.',
    ),
  },
  mistakes: {
    'the name': typed('With Northwind you', 'Northwind', '{{product.name}}'),
    'the name in another case': typed('With NorthWind you', 'NorthWind', '{{product.name}}'),
    'the slug': typed('key `northwind-x`', 'northwind', '{{product.slug}}'),
    'a URL, by its longest fact': typed(
      'GET https://api.northwind.example/v1/users',
      'https://api.northwind.example/v1',
      '{{product.apiUrl}}',
    ),
    'the command': typed('Run `nw deploy`', 'nw', '{{product.cli}} or {{product.prefix}}'),
    'a header prefix': typed('`x-nw-signature`', 'nw', '{{product.prefix}}'),
    'the environment prefix': typed('`NORTHWIND_KEY`', 'NORTHWIND', '{{product.envPrefix}}'),
    'a size': typed('up to 512KB each', '512KB', '{{limits.httpPayload}}'),
    'a size with a space': typed('up to 512 KB each', '512 KB', '{{limits.httpPayload}}'),
    'a size with its unit in full': typed('to 512 kilobytes', '512 kilobytes', 'httpPayload}}'),
    'a size as an adjective': typed('a 30-MB email', '30-MB', '{{limits.emailPayload}}'),
    'a size that two facts share': typed(
      'default 256MB',
      '256MB',
      '{{limits.creditMemory}} (256MB) or {{limits.memoryDefault}} (256MB)',
    ),
    keys: typed('returns 1,024 keys', '1,024 keys', '{{limits.dataStoreKeys}}'),
    'keys without a comma': typed('returns 1024 keys', '1024 keys', '{{limits.dataStoreKeys}}'),
    'a price': typed('costs $19 a month', '$19', '{{limits.proMonthlyPrice}}'),
    'a price in words': typed('costs 19 dollars', '19 dollars', '{{limits.proMonthlyPrice}}'),
    'a small price': typed('costs $0.0002', '$0.0002', '{{limits.invocationPrice}}'),
    credits: typed('get 100 daily credits', '100 daily credits', '{{limits.dailyCredits}}'),
    invocations: typed('333 invocations a day', '333 invocations', 'dailyInvocations}}'),
    'a Node.js version': typed('runs Node 14', 'Node 14', '{{limits.nodeVersion}}'),
    'a Node.js version with a letter': typed('on Node.js v14.', 'Node.js v14', 'nodeVersion}}'),
    'a Python version': typed('on Python 3.8.', 'Python 3.8', '{{limits.pythonVersion}}'),
    'a Go version': typed('on Go 1.17.1.', 'Go 1.17.1', '{{limits.goVersion}}'),
    'a fact that says `literal: true`': typed('kept 365 days', '365 days', 'inspectorExpiry}}'),
    'a current limit on a page of v1': onOlderPage(
      'up to 30MB',
      7,
      '"30MB" is a fact',
      '{{limits.v2.emailPayload}}',
    ),
    'a limit that v1 shares with the current version': onOlderPage(
      'up to 256MB',
      7,
      '"256MB" is a fact',
      /^write \{\{limits\.memoryMin\}\} \(256MB\)\./,
    ),
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
    'a hard-coded symbol': mistake('Press **+**.', 9, 'hard-coded', 'labels.addStep'),
    'one of two labels that differ in case': mistake(
      'Press **RUN NOW**.',
      9,
      'hard-coded',
      'runSourceNow',
    ),
    'a misspelled label': mistake(
      'Press **Deplyo**.',
      9,
      "isn't a label",
      'did you mean **{{labels.deploy}}**?',
    ),
    'a label of an older version': {
      ...onOlderPage('Press **Publish**.', 9, 'hard-coded', 'labels.publish'),
      known: {
        ...known,
        versionFacts: {v1: {...known.facts, labels: {publish: 'Publish'}}},
      },
    },
  },
});

test('only has an edit if there is one possible fact', async () => {
  const edits = async (text: string) =>
    (await findingsOf(rule, {'docs/a.mdx': page(text)}, known)).map(({edit}) => edit?.text);
  expect(await edits('512KB')).toEqual(['{{limits.httpPayload}}']);
  expect(await edits('512 KB')).toEqual([undefined]);
  expect(await edits('256MB')).toEqual([undefined]);
  expect(await edits('Northwind')).toEqual(['{{product.name}}']);
  expect(await edits('nw')).toEqual([undefined]);
});

describe('names in code', () => {
  const table = {'data/redirects.yaml': 'redirects: [{rows: [{from: /what-is-oldname/, to: /}]}]'};
  const redirects = [{reason: 'The name.', rows: [{from: '/what-is-oldname/', to: '/'}]}];
  describeRule(rule, {
    known: {...known, redirects},
    clean: {
      ...table,
      'src/a.ts':
        "import {product} from '../facts/product.ts';\nexport const title = product.name;\n",
      'src/a.test.ts': "expect(title).toBe('Northwind');\n",
      'data/product.yaml': "export const product = {name: 'Northwind'};\n",
      'README.md': '# Northwind\n',
      'docs/a.mdx': page('An old name.'),
    },
    mistakes: {
      'a URL in an image': {
        files: {'static/img/a.svg': '<svg><a href="https://api.northwind.example"/></svg>'},
        at: 'static/img/a.svg:1:15',
        says: '"https://api.northwind.example"',
        fix: 'leave it out',
      },
      'the prefix in a sample case': {
        files: {'cases/a.yaml': 'a:\n  given: {headers: {x-nw-secret: s}}\n'},
        at: 'cases/a.yaml:2:23',
        says: '"nw"',
        fix: 'write {{product.cli}} or {{product.prefix}}',
      },
      'a former name on a page': {
        files: {...table, 'docs/a.mdx': page('With OldName.')},
        at: 'docs/a.mdx:6:6',
        says: '"OldName"',
        fix: 'write {{product.name}}',
      },
      'a former name in code': {
        files: {...table, 'src/a.ts': "\nexport const url = 'https://oldname.example';\n"},
        at: 'src/a.ts:2:29',
        says: '"oldname"',
        fix: 'write product.name, with import',
      },
    },
  });
});

/** A number that isn't a fact. */
const stale = Number(limits.dailyCredits!.value) * 7 + 3;

describe('with the facts of the portal', () => {
  describeRule(rule, {
    clean: {
      'docs/a.mdx': page(
        '{{product.name}}: up to {{limits.httpPayload}} with {{limits.nodeVersion}}. It takes five minutes to read.',
        '',
        'A workflow with 512MB of memory costs two credits.',
        '',
        'The code runs on Node.js 18 or newer on your laptop, in a week.',
      ),
    },
    known: {facts},
    mistakes: {
      'a stale size': inBody(
        `Bodies over ⟦${stale}KB are refused.`,
        'is hard-coded, and no fact has this value',
        `add "name: {value: ${stale}, unit: KB, `,
      ),
      'a price': inBody(
        ['| Plan | Price |', '| --- | --- |', '| Pro | ⟦$1,290 |'],
        '"$1,290" is hard-coded, and no fact has this value',
        '{value: 1290, unit: USD, ',
      ),
      'a fact of an older version': inBody(
        'Up to ⟦five hundred twelve megabytes of files.',
        'spelled out',
        '{{limits.v1.tmpSize}} (512MB in v1)',
      ),
      'an abbreviated fact': inBody(
        `It has ⟦${Number(limits.convertedTeamCredits!.value) / 1000}k credits.`,
        'is a fact, but it is abbreviated',
        'write {{limits.convertedTeamCredits}} (',
      ),
      'a time limit in words': inBody(
        'An execution can be suspended for ⟦one year.',
        'spelled out',
        '{{limits.',
      ),
      'a group that is misspelled, in code': inBody(
        ['```sh', 'curl ⟦{{ limit.httpPayload }}', '```'],
        'no group of facts "limit"',
        'write {{limits.httpPayload}}',
      ),
      'a group that is misspelled, in prose': inBody(
        'Takes ⟦{{limit.httpPayload}} at most.',
        'no group of facts "limit"',
        'write {{limits.httpPayload}}',
      ),
      'an unknown name in the front matter': {
        files: {'docs/a.mdx': page().replace('Queues', '"{{product.nam}}"')},
        at: 'docs/a.mdx:2:9',
        says: 'no fact {{product.nam}}',
        fix: 'write {{product.name}}',
      },
      'a fact that is only like one of another version': {
        ...inBody(
          'Sends ⟦{{limits.sendBach.value}} at most.',
          'no fact {{limits.sendBach.value}}',
          '',
        ),
        fix: /^add the fact$/,
      },
      'a fact that is like no other': {
        ...inBody('⟦{{limits.qwxzv}}', 'no fact {{limits.qwxzv}}', ''),
        fix: /^add the fact$/,
      },
    },
  });
});

test.each([
  ['half a', 0.5],
  ['one hundred', 100],
  ['a dozen', 12],
  ['five hundred and twelve', 512],
  ['twenty-five thousand', 25_000],
])('%s is %d', (words, number) => expect(numberIn(words)).toBe(number));
