/** What every visit brings: no list of all pages, and a word on how to compile it. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const scripts = resolve(__dirname, '../../build/docs/assets/js');
const files = readdirSync(scripts).filter((file) => file.endsWith('.js'));

const textOf = (file: string) => readFileSync(join(scripts, file), 'utf8');

const table = files.filter((file) => /^(runtime~main|routes(-beside)?~)/.test(file));
const chunks = files
  .map((file) => /^([0-9a-f]{8})\.([0-9a-f]{8})\.js$/.exec(file))
  .filter((match) => match !== null);

test('each chunk is named once, with its hash, by the runtime or by the routes of its folder', () => {
  const texts = table.map(textOf).join('');
  expect(chunks.length).toBeGreaterThan(100);
  for (const [file, name, hash] of chunks) {
    const named = [`"${name}":"${hash}"`, `${Number(name)}:"${hash}"`];
    expect([file, named.flatMap((entry) => texts.split(entry).slice(1)).length]).toEqual([file, 1]);
  }
});

test('what every visit brings names frames and start pages, and no other', () => {
  const everywhere = files
    .filter((file) => /^(runtime~main|main)\./.test(file))
    .map(textOf)
    .join('');
  const named = chunks.filter(([, name]) => everywhere.includes(`"${name}"`));
  expect(named.length).toBeLessThan(20);
  expect(everywhere).not.toContain('/docs/code/nodejs/');
  expect(table.map(textOf).join('')).toContain('/docs/code/nodejs/');
});

test.each([/^framework\./, /^main\./, /DocSearchModal/])(
  'what is sure to run says so, to be compiled while it arrives: %s',
  (name) => {
    const found = files.filter((file) => name.test(file));
    expect(found).toHaveLength(1);
    const script = textOf(found[0]!);
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);
