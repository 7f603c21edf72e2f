import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {RECORD} from '@portal/content/pages/addresses';
import {Project} from '@portal/content/pages/project';
import {runChecks} from '../core/run.ts';
import {applyFixes} from '../core/fixes.ts';
import {recordAddresses} from '../addresses/recordAddresses.ts';
import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {clear, page, plant, type Files} from '@portal/content/testing/plant';
import {addresses} from './addresses.ts';

const record = (...lines: string[]) =>
  [
    '# Every address that was ever published. They must all keep working: see CONTRIBUTING.md.',
    '# `npm run addresses` adds new ones. Do not remove lines by hand.',
    ...lines.sort(),
    '',
  ].join('\n');

const pages = {
  'docs/limits.mdx': page('## Queue', '', '## Retries of a `step`'),
  'docs/axios.mdx': page('<Tabs><TabItem value="go">Go</TabItem></Tabs>').replace(
    'title',
    'slug: /{{product.slug}}-axios/\ntitle',
  ),
};
const full = [
  '/limits/',
  '/limits/#queue',
  '/limits/#retries-of-a-step',
  '/{{product.slug}}-axios/',
  '/{{product.slug}}-axios/#go',
];
const without = (address: string) => full.filter((line) => line !== address);

const mistake = (lines: string[], at: string, says: string, fix: string | RegExp) => ({
  files: {...pages, [RECORD]: record(...lines)},
  at,
  says,
  fix,
});

describeRule(addresses, {
  clean: {...pages, [RECORD]: record(...full)},
  mistakes: {
    'a deleted page with headings': mistake(
      [...full, '/limit/', '/limit/#queue'],
      `${RECORD}:3:1`,
      'page /limit/ is gone',
      'data/redirects.yaml, with the right target: - {from: /limit/, to: /limits/}',
    ),
    'a page that has moved': {
      ...mistake(
        [...full, '/caps/'],
        `${RECORD}:3:1`,
        'page /caps/ is gone',
        '- {from: /caps/, to: /quotas/}',
      ),
      files: {...pages, 'docs/quotas.mdx': page(), [RECORD]: record(...full, '/caps/')},
    },
    'a reworded heading': mistake(
      [...without('/limits/#retries-of-a-step'), '/limits/#retries'],
      'docs/limits.mdx:8:1',
      'heading /limits/#retries is gone',
      /keep its ID: ## Retries of a `step` \{\/\* #retries \*\/\}\n.*- \{from: \/limits\/#retries, to: \/limits\/#retries-of-a-step\}/,
    ),
    'a deleted heading': mistake(
      [...full, '/limits/#queues'],
      `${RECORD}:5:1`,
      'heading /limits/#queues is gone',
      'movedAnchors in data/redirects.yaml, with the right target: - {from: /limits/#queues, to: /limits/#queue}',
    ),
    'a deleted heading that is like no other': mistake(
      [...full, '/limits/#throttle'],
      `${RECORD}:6:1`,
      'heading /limits/#throttle is gone',
      '- {from: /limits/#throttle, to: /limits/}',
    ),
    'a heading that moved to another page': {
      ...mistake(
        [...full, '/limits/#throttle'],
        `${RECORD}:6:1`,
        '#throttle is gone',
        'to: /more/#throttle}',
      ),
      files: {
        ...pages,
        'docs/more.mdx': page('## Throttle'),
        [RECORD]: record(...full, '/limits/#throttle'),
      },
    },
    'a deleted tab': mistake(
      [...full, '/{{product.slug}}-axios/#rust'],
      `${RECORD}:8:1`,
      '-axios/#rust is gone',
      'movedAnchors',
    ),
    'a record that is out of date': mistake(
      without('/limits/#queue'),
      'docs/limits.mdx:1:1',
      'does not list /limits/#queue',
      'npm run addresses',
    ),
    'an unsorted record': {
      ...mistake([], `${RECORD}:1:1`, 'must be sorted', 'npm run addresses'),
      files: {...pages, [RECORD]: `${full.join('\n')}\n`},
    },
    'no record at all': {
      files: {},
      at: `${RECORD}:1:1`,
      says: 'does not exist',
      fix: 'npm run addresses',
    },
  },
});

test('a mistake in the OpenAPI document loses no headings', () => {
  const files = {
    'docs/api.mdx': page('<RestOperations resource="Orders" />'),
    'data/openapi.yaml': 'openapi: 3.1.0\npaths: {$ref: other.yaml}\n',
    [RECORD]: record('/api/', '/api/#get-order', '/api/#python'),
  };
  return expect(findingsOf(addresses, files)).resolves.toEqual([]);
});

afterAll(clear);

test('a page that is redirected may be deleted, with its headings', async () => {
  const redirects = [{reason: 'It moved.', rows: [{from: '/limit', to: '/limits/'}]}];
  const files = {...pages, [RECORD]: record(...full, '/limit/', '/limit/#queue')};
  expect(await findingsOf(addresses, files, {redirects})).toEqual([]);
});

test('a heading that has a moved anchor may be deleted', async () => {
  const movedAnchors = [{from: '/limits#old', to: '/limits/#queue'}];
  const files = {...pages, [RECORD]: record(...full, '/limits/#old')};
  expect(await findingsOf(addresses, files, {movedAnchors})).toEqual([]);
});

test('a single page is only compared with its own addresses', async () => {
  const files = {...pages, [RECORD]: record(...full, '/gone/', '/limits/#old')};
  const project = plant(files);
  const selection = {project, rules: [addresses], pages: ['docs/limits.mdx']};
  const {findings} = await runChecks(selection);
  expect(findings.map(({text}) => text)).toEqual(['/limits/#old']);
});

describe('two renamed headings', () => {
  const files = {
    'docs/a.mdx': page('## Queue length', '', '## How often a step is retried'),
    [RECORD]: record('/a/', '/a/#queue', '/a/#when-a-step-is-retried'),
  };

  test('are each paired with the most similar ID', async () => {
    const found = await findingsOf(addresses, files);
    expect(found.map(({fix}) => /ID: (.*)/.exec(fix)![1])).toEqual([
      '## Queue length {/* #queue */}',
      '## How often a step is retried {/* #when-a-step-is-retried */}',
    ]);
  });

  test('are not fixed by --fix', async () => {
    const found = await findingsOf(addresses, files);
    expect(found.map(({edit}) => edit)).toEqual([undefined, undefined]);
  });
});

describe('a deleted heading and a renamed one', () => {
  const files = (...lost: string[]) => ({
    'docs/a.mdx': page('## How to retry', '', 'Text.', '', '## Errors'),
    [RECORD]: record('/a/', '/a/#errors', ...lost.map((id) => `/a/#${id}`)),
  });

  test('are told apart if only one is like the new heading', async () => {
    const found = await findingsOf(addresses, files('retry-a-step', 'billing'));
    expect(found.map(({file, fix}) => [file, fix.split('\n')[0]])).toEqual([
      [RECORD, expect.stringMatching(/^restore the heading/)],
      ['docs/a.mdx', expect.stringContaining('ID: ## How to retry {/* #retry-a-step */}')],
    ]);
  });

  test.each([
    ['both', ['retry-a-step', 'retry-an-event']],
    ['none', ['billing', 'credits']],
  ])('are left to the writer if %s are like the new heading', async (_, lost) => {
    const found = await findingsOf(addresses, files(...lost));
    expect(found).toHaveLength(2);
    for (const {file, fix, edit} of found) {
      expect(file).toBe(RECORD);
      expect(fix).toMatch(/^if it's now "How to retry" on line 6 of docs\/a\.mdx, end that line/);
      expect(edit).toBeUndefined();
    }
  });
});

describe('--fix', () => {
  /** Runs `--fix`. Returns the remaining findings, and a function that reads the files. */
  async function fixed(files: Files) {
    const {root, known} = plant(files);
    const selection = () => ({project: new Project(root, known), rules: [addresses]});
    const {findings} = await runChecks(selection());
    applyFixes(new Project(root, known), findings);
    const left = (await runChecks(selection())).findings;
    return {left, read: (file: string) => readFileSync(join(root, file), 'utf8')};
  }

  test('keeps the ID of a renamed heading', async () => {
    const lines = [...without('/limits/#retries-of-a-step'), '/limits/#retries'];
    const {left, read} = await fixed({...pages, [RECORD]: record(...lines)});
    expect(left).toEqual([]);
    expect(read('docs/limits.mdx')).toContain('## Retries of a `step` {/* #retries */}\n');
  });

  test('keeps no ID for a new heading that is like no lost one', async () => {
    const lines = [...without('/limits/#retries-of-a-step'), '/limits/#billing'];
    const {left, read} = await fixed({...pages, [RECORD]: record(...lines)});
    expect(left).toHaveLength(1);
    expect(read('docs/limits.mdx')).toBe(pages['docs/limits.mdx']);
  });
});

describe('npm run addresses', () => {
  test('records new addresses and keeps old ones', () => {
    const redirects = [{reason: 'It moved.', rows: [{from: '/old/', to: '/limits/'}]}];
    const project = plant({...pages, [RECORD]: record('/old/')}, {redirects});
    expect(recordAddresses(project)).toEqual({added: 5, lost: []});
    expect(readFileSync(join(project.root, RECORD), 'utf8')).toBe(record('/old/', ...full));
  });

  test('records nothing while an address is lost', () => {
    const before = record('/old/');
    const project = plant({...pages, [RECORD]: before});
    expect(recordAddresses(project)).toEqual({added: 0, lost: ['/old/']});
    expect(readFileSync(join(project.root, RECORD), 'utf8')).toBe(before);
  });

  /** A project whose record is on main, with other lines in the folder. */
  function published(onMain: string, now: string) {
    const project = plant({...pages, [RECORD]: onMain});
    const git = (...args: string[]) =>
      execFileSync('git', args, {cwd: project.root, stdio: 'pipe'});
    git('init', '--initial-branch=main');
    git('add', '.');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    git(...author, 'commit', '--message=Publish');
    writeFileSync(join(project.root, RECORD), now);
    return () => new Project(project.root, project.known);
  }

  const check = async (project: Project) => {
    const {findings} = await runChecks({project, rules: [addresses]});
    return findings.map(({file, line, message}) => `${file}:${line} ${message}`);
  };

  test.each([
    ['in the middle', '/limits/#queue', 4],
    ['at the end', '/{{product.slug}}-axios/#go', 7],
  ])('puts back a line that was deleted %s', async (_where, line, at) => {
    const project = published(record(...full), record(...without(line)));
    expect(await check(project())).toEqual([
      `${RECORD}:${at} ${line} was deleted from the record, but other sites may link to it`,
    ]);
    recordAddresses(project());
    expect(project().read(RECORD).text).toBe(record(...full));
  });

  test('removes an address that was recorded but never published', async () => {
    const project = published(record(...full), record(...full, '/limits/#draft'));
    expect(await check(project())).toEqual([expect.stringContaining('must be sorted')]);
    recordAddresses(project());
    expect(project().read(RECORD).text).toBe(record(...full));
  });

  test('starts again if somebody else publishes the portal', async () => {
    const begun = record(...full).replace('\n/', '\n# Begun 2027-01-01.\n/');
    const project = published(record('/gone/', ...full), begun);
    expect(await check(project())).toEqual([]);
  });

  test('a check writes nothing', async () => {
    const project = published(record(...full), record(...without('/limits/#queue'), '/x/'));
    const before = project().read(RECORD).text;
    await check(project());
    expect(project().read(RECORD).text).toBe(before);
  });
});
