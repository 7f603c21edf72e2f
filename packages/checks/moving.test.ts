/**
 * The ways to break a published address, tested with every rule that looks at content. Each is
 * caught, and applying the suggested fixes makes the check pass.
 */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Finding} from './core/finding.ts';
import {Project} from '@portal/content/pages/project';
import type {ProjectFacts} from '@portal/content/pages/projectFacts';
import {runChecks} from './core/run.ts';
import {recordAddresses} from './addresses/recordAddresses.ts';
import {rules} from './rules/index.ts';
import {clear, knownWith, page, plant} from '@portal/content/testing/plant';

/** Rules that run another program over the whole project. They have their own tests. */
const PROGRAMS = ['spelling', 'grammar'];
/** Rules about style, which don't concern addresses. */
const STYLE = ['front-matter', 'heading-style', 'page-files'];
const chosen = rules.filter(({name}) => ![...PROGRAMS, ...STYLE].includes(name));
/** markdownlint also starts a program, so it only checks the final result. */
const untilGreen = chosen.filter(({name}) => name !== 'markdown');

const files = {
  'docs/index.mdx': page(
    'See [retries](/workflows/retries/#waiting-times) and [limits](/limits/).',
  ),
  'docs/limits.mdx': page('## Queue', '', '## Payloads'),
  'docs/workflows/index.mdx': page('## Parts of a workflow'),
  'docs/workflows/retries.mdx': page('## Waiting times', '', '## Give up'),
  'sidebars.ts':
    "export default {\n  main: [\n    'index',\n    'limits',\n    'workflows/index',\n    'workflows/retries',\n  ],\n};\n",
  'data/redirects.yaml': 'redirects: []\n',
};

afterAll(clear);

/** A project with recorded addresses, and functions to change its files and tables. */
function published() {
  const {root} = plant(files);
  cpSync(join(__dirname, '../../.markdownlint-cli2.jsonc'), join(root, '.markdownlint-cli2.jsonc'));
  const known = {
    redirects: [] as {reason: string; rows: {from: string; to: string}[]}[],
    movedAnchors: [] as {from: string; to: string}[],
    namedRoutes: [],
    nextPages: {},
  } satisfies Partial<ProjectFacts>;
  const project = () => new Project(root, knownWith(known));
  recordAddresses(project());

  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  const check = async (asked = untilGreen) =>
    (await runChecks({project: project(), rules: asked})).findings;

  /** Applies a fix by its text alone, as a contributor would. */
  function paste({file, line, fix, text}: Finding) {
    const [, from, to] = /\{from: (\S+), to: (\S+)\}$/.exec(fix) ?? [];
    const [, heading] = /keep its ID: (#.*)/.exec(fix) ?? [];
    const replaceLine = (by: string[]) =>
      change(file, (source) =>
        source
          .split('\n')
          .toSpliced(line - 1, 1, ...by)
          .join('\n'),
      );
    if (heading) replaceLine([heading]);
    else if (from && fix.includes('redirect group'))
      known.redirects.push({reason: 'Pages that moved.', rows: [{from, to: to!}]});
    else if (from) known.movedAnchors.push({from, to: to!});
    else if (fix.includes('remove this ID')) replaceLine([]);
    else if (/^write \S+$/.test(fix)) {
      change(file, (source) => source.replace(text!, fix.replace('write ', '')));
    } else if (fix.includes('npm run addresses')) recordAddresses(project());
    else throw new Error(`Cannot apply this fix: ${fix}`);
  }

  return {root, change, check, paste};
}

/** Applies fixes until the check passes. Returns the findings in the order they were fixed. */
async function fixed({check, paste}: ReturnType<typeof published>): Promise<string[]> {
  const messages: string[] = [];
  for (let found = await check(); found.length > 0; found = await check()) {
    if (messages.length > 10) throw new Error(`The check never passes:\n${messages.join('\n')}`);
    // The rule `addresses` comes first: a link to a deleted page can't be fixed without its redirect.
    const first = found.find(({rule}) => rule === 'addresses') ?? found[0]!;
    messages.push(`${first.rule}: ${first.message}`);
    paste(first);
  }
  expect(await check(chosen)).toEqual([]);
  return messages;
}

test('finds nothing before anything moves', async () =>
  expect(await published().check(chosen)).toEqual([]));

test('deleting a page', async () => {
  const project = published();
  rmSync(join(project.root, 'docs/workflows/retries.mdx'));
  expect(await fixed(project)).toEqual([
    'addresses: the published page /workflows/retries/ is gone, and a link points to it, in docs/index.mdx:6',
    expect.stringContaining('links: link to /workflows/retries/#waiting-times'),
    'sidebar: no page has the ID "workflows/retries"',
  ]);
});

test('renaming a heading, and keeping its ID', async () => {
  const project = published();
  project.change('docs/limits.mdx', (text) => text.replace('## Queue', '## Length of the queue'));
  expect(await fixed(project)).toEqual(['addresses: the published heading /limits/#queue is gone']);
  const text = readFileSync(join(project.root, 'docs/limits.mdx'), 'utf8');
  expect(text).toContain('## Length of the queue {/* #queue */}');
});

test('changing a slug', async () => {
  const project = published();
  project.change('docs/limits.mdx', (text) => text.replace('title:', 'slug: /quotas/\ntitle:'));
  expect(await fixed(project)).toEqual([
    'addresses: the published page /limits/ is gone, and a link points to it, in docs/index.mdx:6',
    expect.stringContaining('addresses: data/published-urls.txt does not list /quotas/'),
    'links: link to /limits/: "/limits/" is a legacy path',
  ]);
});

test('deleting a heading, with a link to it', async () => {
  const project = published();
  project.change('docs/workflows/retries.mdx', (text) => text.replace('## Waiting times', ''));
  const messages = await fixed(project);
  expect(messages[0]).toBe(
    'addresses: the published heading /workflows/retries/#waiting-times is gone, and a link points to it, in docs/index.mdx:6',
  );
  expect(messages.slice(1)).toEqual([
    expect.stringContaining('links: link to /workflows/retries/'),
  ]);
});
