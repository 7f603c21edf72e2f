import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {engines, scripts} from '../package.json';
import {versionFault} from './requireNode.ts';

const root = resolve(__dirname, '..');
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /(?:^|\s)tsx ([\w/]+\.ts)\b/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

test('every other command that runs TypeScript preloads the check', () => {
  const checked = new Set(commands.map(([name]) => name));
  const others = Object.entries(scripts).filter(
    ([name, command]) => /\btsx\b/.test(command) && !checked.has(name),
  );
  expect(others.length).toBeGreaterThan(3);
  for (const [, command] of others) expect(command).toContain('--import ./scripts/requireNode.ts');
});

test('package.json has the oldest version in the form that is read', () =>
  expect(engines.node).toMatch(/^>=\d+\.\d+$/));

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])('accepts %s', (version) =>
  expect(versionFault(version, '20.19')).toBeUndefined(),
);

test.each(['16.20.2', '18.20.8', '20.18.3', '20.9.0'])('refuses %s', (version) =>
  expect(versionFault(version, '20.19')).toBe(
    `This is Node.js ${version}, and this project needs 20.19 or newer. ` +
      'Install the current LTS version from https://nodejs.org, then run npm ci.',
  ),
);

test.each(commands)('runs first in npm run %s', (_name, file) => {
  const [first = ''] = /^import .*$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  expect(first).toMatch(/^import '(\.\.?\/)+(scripts\/)?requireNode\.ts';$/);
});

test('prints nothing else on an old version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  const old = join(folder, 'old.cjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '18.20.8'}});",
  );
  // tsx also checks the version, so it must come first.
  const command = [
    '--import',
    'tsx',
    '--require',
    old,
    '--import',
    './scripts/requireNode.ts',
    join(root, 'scripts/smoke.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, {recursive: true});
  expect({status, stdout, stderr}).toEqual({
    status: 1,
    stdout: '',
    stderr: `${versionFault('18.20.8', '20.19')}\n`,
  });
});
