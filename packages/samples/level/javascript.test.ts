import {newerGoApi, readGo} from './go.ts';
import {readJavaScript} from './javascript.ts';

const findings = (code: string) =>
  readJavaScript(code).mistakes.map(({line, message, fix}) => `${line}: ${message} → ${fix}`);

test.each([
  ['a ??= 1;', /1: `\?\?=` is newer than Node 14 → write a = a \?\? b/],
  ['\nconst r = await fetch("x");', /2: the global fetch is newer/],
  ['import {pipeline} from "stream/promises";', /the module stream\/promises/],
  ['require("timers/promises");', /the module timers\/promises/],
  ['"a".replaceAll("a", "b");', /\.replaceAll\(\)/],
  ['list.at(-1);', /\.at\(\)/],
  ['Promise.any([]);', /Promise\.any/],
  ['class A { static { this.b = 1; } }', /a static block/],
  ['const x = ;', /1: SyntaxError/],
])('rejects %s', (code, message) => {
  expect(findings(code).join('\n')).toMatch(message);
});

test.each([
  'const { a = 1 } = steps.trigger?.event ?? {}; return 30_000n;',
  'import fetch from "node-fetch"; export default fetch;',
  'const crypto = require("crypto"); crypto.randomUUID();',
  'import FormData from "form-data"; new FormData();',
  'for await (const [key] of this.store) { $.export(key, 1); }',
  'const at = { crypto: 1 }; return at.crypto;',
])('accepts %s', (code) => {
  expect(findings(code)).toEqual([]);
});

test('distinguishes modules from bodies and steps from scripts', () => {
  expect(readJavaScript('import a from "a";\na(steps);')).toMatchObject({
    isModule: true,
    usesStep: true,
  });
  expect(readJavaScript('const steps = 1;\nsteps + 1;')).toMatchObject({
    isModule: false,
    usesStep: false,
  });
});

test('finds names of a newer Go library, but not in comments', () => {
  const newer = new Map([['strings.Cut', 'Go 1.18']]);
  expect(readGo('a, _, _ := strings.Cut("a", "b")\n// strings.Cut', newer)).toEqual([
    {line: 1, message: 'strings.Cut came with Go 1.18; the platform runs Go 1.17'},
  ]);
  expect(newerGoApi('/nowhere').size).toBe(0);
});
