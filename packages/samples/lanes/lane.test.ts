import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {problemOf} from '../runtime/bash/cli-commands.js';
import {Sandbox} from './sandbox.ts';
import {readExports} from './stepFiles.ts';
import {Certificates} from '../http/certificates.ts';
import type {Given} from '../model.ts';

const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lane-'));
  folders.push(made);
  return made;
}

afterAll(() => folders.forEach((made) => rmSync(made, {recursive: true, force: true})));

async function makeSandbox(): Promise<Sandbox> {
  const scratch = folder();
  return new Sandbox({scratch, certificates: await Certificates.create(scratch)}, 'js');
}

test('replaces /tmp with a folder of the run, and back', async () => {
  const sandbox = await makeSandbox();
  const code =
    'write("/tmp/a.csv"); list("/tmp"); get("https://x.example.com/tmp/a", "./tmp", "/tmpfs")';
  const entered = sandbox.enter(code);
  expect(entered).toBe(
    code.replace('"/tmp/a.csv"', `"${sandbox.tmp}/a.csv"`).replace('"/tmp"', `"${sandbox.tmp}"`),
  );
  const outcome = await sandbox.run({event: code}, ({event}) => {
    expect(event).toBe(entered);
    return Promise.resolve({stdout: entered});
  });
  sandbox.close();
  expect(outcome.stdout).toBe(code);
});

test('starts with only the files of the case', async () => {
  const sandbox = await makeSandbox();
  const files = {'/tmp/a/b.txt': 'text', '/tmp/c.bin': 'base64:/9g='};
  const run = (given: Given) => sandbox.run(given, () => Promise.resolve({}));
  expect(await run({files})).toMatchObject({files});
  expect((await run({})).files).toEqual({});
  await expect(run({files: {'/etc/x': ''}})).rejects.toThrow(/samples can only use files in \/tmp/);
  sandbox.close();
});

test('reads export lines and reports invalid ones', () => {
  const file = join(folder(), 'exports');
  writeFileSync(file, 'total:json=20\nname:json="a:b=c"\nbad:json={\nplain=1\n');
  const {exports, faults} = readExports(file);
  expect(exports).toEqual({total: 20, name: 'a:b=c'});
  expect(faults.map(({message}) => message)).toEqual([
    'the export bad is not valid JSON: {',
    'cannot read the export line `plain=1`: write NAME:json=VALUE on one line',
  ]);
  expect(readExports('/nowhere')).toEqual({exports: {}, faults: []});
});

test.each([
  '',
  '--version',
  'deploy',
  'deploy -p work x',
  'dev --dc dc_1 a.mjs',
  'events -n 10 -f x',
  'init source x --db --http',
  'list so',
  'unpublish component k',
  'update x --name y --activate',
])('the CLI accepts `%s`', (line) => {
  expect(problemOf(line.split(' ').filter(Boolean))).toBeUndefined();
});

test.each([
  ['deploi x', /unknown command "deploi"/],
  ['deploy a b', /deploy takes 0 to 1 arguments, not 2/],
  ['publish', /publish takes 1 arguments, not 0/],
  ['events -n 500 x', /-n takes 1 to 100/],
  ['dev --dc', /dev --dc needs a source id/],
  ['login --now', /login has no flag --now/],
  ['list workflows', /list takes components, sources/],
])('the CLI rejects `%s`', (line, message) => {
  expect(problemOf(line.split(' '))).toMatch(message);
});
