/**
 * The ways in which addresses die, shown with every rule that looks at content: each is caught, and
 * what the messages say, pasted, turns the check green.
 */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Finding} from './core/finding.ts';
import {Project, type ProjectFacts} from './core/project.ts';
import {runChecks} from './core/run.ts';
import {recordAddresses} from './recordAddresses.ts';
import {rules} from './rules/index.ts';
import {clear, page, plant} from './testing/plant.ts';

/** Rules that run another program over the whole project have tests of their own. */
const PROGRAMS = ['types', 'lint', 'unused', 'formatting', 'spelling', 'overrides'];
/** Rules about how pages are written, which says nothing of their addresses. */
const STYLE = ['titles', 'heading-style', 'page-files'];
const chosen = rules.filter(({name}) => ![...PROGRAMS, ...STYLE].includes(name));
/** The linter of Markdown starts a program as well, and looks at what has become green. */
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
  'facts/redirects.ts': 'export const redirects = [];\n',
};

afterAll(clear);

/** A project with a record of its addresses, whose files and tables can be changed. */
function published() {
  const {root} = plant(files);
  cpSync(join(__dirname, '../.markdownlint-cli2.jsonc'), join(root, '.markdownlint-cli2.jsonc'));
  const known = {
    redirects: [] as {reason: string; rows: {from: string; to: string}[]}[],
    movedAnchors: [] as {from: string; to: string}[],
    namedRoutes: {},
    nextPages: {},
  } satisfies Partial<ProjectFacts>;
  const project = () => new Project(root, known);
  recordAddresses(project());

  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  const check = async (asked = untilGreen) =>
    (await runChecks({project: project(), rules: asked})).findings;

  /** Does what a message says, as somebody would who reads nothing else. */
  function paste({file, line, fix, text}: Finding) {
    const [, from, to] = /\{from: '([^']+)', to: '([^']+)'\},$/.exec(fix) ?? [];
    const [, heading] = /keep its id: (#.*)/.exec(fix) ?? [];
    const replaceLine = (by: string[]) =>
      change(file, (source) =>
        source
          .split('\n')
          .toSpliced(line - 1, 1, ...by)
          .join('\n'),
      );
    if (heading) replaceLine([heading]);
    else if (from && fix.includes('group of redirects'))
      known.redirects.push({reason: 'Pages that moved.', rows: [{from, to: to!}]});
    else if (from) known.movedAnchors.push({from, to: to!});
    else if (fix.startsWith('remove it')) replaceLine([]);
    else if (/^write \S+$/.test(fix)) {
      change(file, (source) => source.replace(text!, fix.replace('write ', '')));
    } else if (fix.includes('npm run addresses')) recordAddresses(project());
    else throw new Error(`No line to paste in: ${fix}`);
  }

  return {root, change, check, paste};
}

/** Pastes until the check is green; what was found on the way, in the order in which it was. */
async function fixed({check, paste}: ReturnType<typeof published>): Promise<string[]> {
  const told: string[] = [];
  for (let found = await check(); found.length > 0; found = await check()) {
    if (told.length > 10) throw new Error(`It goes on and on:\n${told.join('\n')}`);
    // What addresses says comes first: a link to a page that is gone waits for its redirect.
    const first = found.find(({rule}) => rule === 'addresses') ?? found[0]!;
    told.push(`${first.rule}: ${first.message}`);
    paste(first);
  }
  expect(await check(chosen)).toEqual([]);
  return told;
}

test('nothing is said before something moves', async () =>
  expect(await published().check(chosen)).toEqual([]));

test('deleting a page', async () => {
  const project = published();
  rmSync(join(project.root, 'docs/workflows/retries.mdx'));
  expect(await fixed(project)).toEqual([
    'addresses: the published page /workflows/retries/ is gone',
    expect.stringContaining('links: link to /workflows/retries/#waiting-times'),
    'sidebar: there is no page "workflows/retries"',
  ]);
});

test('renaming a heading, and keeping its id', async () => {
  const project = published();
  project.change('docs/limits.mdx', (text) => text.replace('## Queue', '## Length of the queue'));
  expect(await fixed(project)).toEqual(['addresses: the published heading /limits/#queue is gone']);
  const {text} = new Project(project.root).read('docs/limits.mdx');
  expect(text).toContain('## Length of the queue {/* #queue */}');
});

test('changing a slug', async () => {
  const project = published();
  project.change('docs/limits.mdx', (text) => text.replace('title:', 'slug: /quotas/\ntitle:'));
  expect(await fixed(project)).toEqual([
    'addresses: the published page /limits/ is gone',
    expect.stringContaining('addresses: facts/addresses.txt does not have /quotas/'),
    'links: link to /limits/: "/limits/" is a legacy path',
  ]);
});

test('deleting a heading, with a link to it', async () => {
  const project = published();
  project.change('docs/workflows/retries.mdx', (text) => text.replace('## Waiting times', ''));
  const told = await fixed(project);
  expect(told[0]).toBe(
    'addresses: the published heading /workflows/retries/#waiting-times is gone',
  );
  expect(told.slice(1)).toEqual([expect.stringContaining('links: link to /workflows/retries/')]);
});
