import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parse} from 'yaml';
import {auditFaults, exceptionsSchema, type Exception, type Report} from './audit.ts';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

test('no package may run a script when it is installed', () => {
  expect(Object.values(json('package.json').allowScripts)).not.toContain(true);
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

/** Code that no build runs, though a package exports it. */
const TOOLS = /^packages\/(?:checks|samples|hosting\/testing)\//;

/**
 * Follows the imports of the entries that `knip.json` marks with a `!`, except for type imports.
 *
 * @returns the packages that a build needs but that aren't in `dependencies`, so audit and SBOM
 *   would miss them
 */
function undeclaredForBuilds(project: string): string[] {
  const args = ['--production', '--strict', '--include', 'unlisted', '--reporter', 'json'];
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const {stdout} = spawnSync(process.execPath, [knip, ...args], {cwd: project, encoding: 'utf8'});
  const {issues} = JSON.parse(stdout) as {issues: {file: string; unlisted: {name: string}[]}[]};
  return issues
    .filter(({file}) => !TOOLS.test(file))
    .flatMap(({file, unlisted}) => unlisted.map(({name}) => `${file} imports ${name}`));
}

describe('packages of a build', () => {
  test('are in dependencies, which audit and SBOM read', () => {
    expect(undeclaredForBuilds(root)).toEqual([]);
    const {scripts, dependencies} = json('package.json');
    expect(`${scripts.build} ${scripts.serve}`).toContain('tsx');
    expect(Object.keys(dependencies)).toContain('tsx');
    expect(json('knip.json').workspaces['.'].entry).toEqual(
      expect.arrayContaining(['docusaurus.config.ts!', 'scripts/build.ts!', 'scripts/serve.ts!']),
    );
  });

  test('do not include those of tests and types', () => {
    const project = mkdtempSync(join(tmpdir(), 'build-packages-'));
    const files = {
      'package.json': JSON.stringify({
        name: 'planted',
        devDependencies: {yaml: '2.9.1', zod: '4.6.7'},
      }),
      'knip.json': JSON.stringify({
        entry: ['build.ts!', 'build.test.ts'],
        project: ['*.ts!', '!*.test.ts!'],
      }),
      'build.ts':
        "import type {ZodType} from 'zod';\nimport {step} from './step.ts';\nexport const type = step() as ZodType;\n",
      'step.ts': "import {parse} from 'yaml';\nexport const step = (): unknown => parse('');\n",
      'build.test.ts': "import * as z from 'zod';\nz.string();\n",
    };
    try {
      for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
      expect(undeclaredForBuilds(project)).toEqual(['step.ts imports yaml']);
    } finally {
      rmSync(project, {recursive: true});
    }
  });
});

interface Lock {
  packages: Record<string, {optionalDependencies?: Record<string, string>}>;
}

/**
 * Optional packages that are missing from a lock file, such as a tool's binaries for another
 * platform. npm leaves them out if the registry doesn't have them at the moment. On that platform,
 * `npm ci` then installs a tool that doesn't start.
 */
function missingFrom({packages}: Lock): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.values(packages)
    .flatMap(({optionalDependencies = {}}) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
}

test.each(['', 'packages/samples/runtime/'])(
  '%spackage-lock.json has the packages of all platforms; if not, use another version',
  (at) => expect(missingFrom(json(`${at}package-lock.json`))).toEqual([]),
);

describe('audit', () => {
  const advice = (severity: string) => ({
    name: 'shelljs',
    severity,
    title: 'Runs anything',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  });
  const report = (severity: string): Report => ({
    vulnerabilities: {shelljs: {via: [advice(severity)]}, parent: {via: ['shelljs']}},
  });
  const exception: Exception = {
    advisory: 'GHSA-aaaa-bbbb-cccc',
    package: 'shelljs',
    reason: 'Only the release script uses it, on our own input.',
    until: '2026-12-31',
  };
  const today = '2026-11-21';

  test.each(['high', 'critical'])("a finding rated %s is open until it's accepted", (severity) => {
    const faults = auditFaults(report(severity), [], today);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('shelljs');
    expect(auditFaults(report(severity), [exception], today)).toEqual([]);
  });

  test("a lower rating isn't", () =>
    expect(auditFaults(report('moderate'), [], today)).toEqual([]));

  test('an exception is valid until its last day', () => {
    expect(auditFaults(report('high'), [exception], '2026-12-31')).toEqual([]);
    expect(auditFaults(report('high'), [exception], '2027-01-01')[0]).toContain(
      'expired after 2026-12-31',
    );
  });

  test('an exception only covers one package, and must be removed with its finding', () => {
    const other = {...exception, package: 'other'};
    expect(auditFaults(report('high'), [other], today)).toHaveLength(2);
    expect(auditFaults({vulnerabilities: {}}, [exception], today)[0]).toContain('Remove it');
  });

  test.each([{reason: 'fine'}, {until: 'some day'}, {advisory: 'CVE-2026-1'}])(
    'refuses an exception with %j',
    (change) => expect(exceptionsSchema.safeParse([{...exception, ...change}]).success).toBe(false),
  );

  test('the exceptions of this project are valid', () => {
    expect(exceptionsSchema.safeParse(parse(read('scripts/supply/exceptions.yaml'))).success).toBe(
      true,
    );
  });
});

test('only high-severity CodeQL findings fail a pull request', () => {
  const rule = (id: string, severity?: string) => ({
    id,
    properties: severity === undefined ? {} : {'security-severity': severity},
  });
  const result = (ruleId: string) => ({
    ruleId,
    message: {text: 'Text'},
    locations: [{physicalLocation: {artifactLocation: {uri: 'scripts/serve.ts'}}}],
  });
  const sarif = {
    runs: [
      {
        tool: {
          driver: {rules: [rule('js/code-injection', '9.3')]},
          extensions: [{rules: [rule('js/log-injection', '6.1'), rule('js/style')]}],
        },
        results: ['js/code-injection', 'js/log-injection', 'js/style'].map(result),
      },
    ],
  };
  const found = execFileSync('jq', ['-r', '-f', join(__dirname, 'codeFindings.jq')], {
    input: JSON.stringify(sarif),
    encoding: 'utf8',
  });
  expect(found).toBe('scripts/serve.ts: js/code-injection: Text\n');
});
