import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parse} from 'yaml';
import {auditFaults, exceptionsSchema, type Exception, type Report} from './audit.ts';
import {scriptFaults} from './installScripts.ts';
import {platformFaults} from './platforms.ts';
import {settled} from './sbom.ts';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

describe('install scripts', () => {
  const lock = {
    packages: {'node_modules/a': {}, 'node_modules/a/node_modules/@s/b': {hasInstallScript: true}},
  };

  test('finds a script without a decision, and a decision without a script', () => {
    expect(scriptFaults(lock, {})[0]).toContain('@s/b wants to run code');
    expect(scriptFaults(lock, {'@s/b': false})).toEqual([]);
    expect(scriptFaults(lock, {'@s/b': true, c: false})[0]).toContain(
      'c no longer has an install script',
    );
  });

  test('package.json has a decision for each script of this project', () => {
    expect(scriptFaults(json('package-lock.json'), json('package.json').allowScripts)).toEqual([]);
    expect(scriptFaults(json('samples/runtime/package-lock.json'), {})).toEqual([]);
  });

  test('no script is allowed, not even with older versions of npm', () => {
    expect(Object.values(json('package.json').allowScripts)).not.toContain(true);
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

/** Minimum versions that fix known severe advisories, in case the registry returns none. */
const fixed = {'serialize-javascript': [7, 0, 3]};

test.each(Object.entries(fixed))('no %s has a known severe advisory', (name, least) => {
  const lock = json('package-lock.json') as {packages: Record<string, {version: string}>};
  const versions = Object.entries(lock.packages).flatMap(([path, {version}]) =>
    path.endsWith(`node_modules/${name}`) ? [version.split('.').map(Number)] : [],
  );
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) {
    const at = version.findIndex((part, index) => part !== least[index]);
    expect(at === -1 || version[at]! > least[at]!).toBe(true);
  }
});

describe('platforms', () => {
  const asks = {'node_modules/a': {optionalDependencies: {'@s/a-darwin': '1.0.0'}}};

  test('finds packages that are missing from the lock file', () => {
    expect(platformFaults({packages: asks})[0]).toContain('node_modules/a needs @s/a-darwin');
    const nested = {...asks, 'node_modules/a/node_modules/@s/a-darwin': {}};
    expect(platformFaults({packages: nested})).toEqual([]);
  });

  test.each(['', 'samples/runtime/'])('%spackage-lock.json has all of them', (at) =>
    expect(platformFaults(json(`${at}package-lock.json`))).toEqual([]),
  );
});

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

test('the same packages give the same bill of materials, anywhere and at any time', () => {
  const bom = (timestamp: string, folder: string) => ({
    serialNumber: `urn:uuid:${timestamp}`,
    metadata: {timestamp, component: {name: folder, purl: 'pkg:npm/docs-portal@1.0.0'}},
    components: [{name: 'react'}],
  });
  const first = settled(bom('2026-01-01', 'checkout'));
  expect(settled(bom('2026-01-02', 'elsewhere'))).toEqual(first);
  expect(first.metadata.component.name).toBe('docs-portal');
  expect(first.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
  expect(settled({...bom('', ''), components: []}).serialNumber).not.toBe(first.serialNumber);
});

test('only high-severity CodeQL findings fail a pull request', () => {
  const rule = (id: string, severity?: string) => ({
    id,
    properties: severity === undefined ? {} : {'security-severity': severity},
  });
  const result = (ruleId: string) => ({
    ruleId,
    message: {text: 'Text'},
    locations: [{physicalLocation: {artifactLocation: {uri: 'server/cli.ts'}}}],
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
  expect(found).toBe('server/cli.ts: js/code-injection: Text\n');
});
