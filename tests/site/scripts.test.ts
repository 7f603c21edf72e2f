/** What every visit brings: no list of all pages, and a word on how to compile it. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const scripts = resolve(__dirname, '../../build/docs/assets/js');
const files = readdirSync(scripts).filter((file) => file.endsWith('.js'));

test('the runtime names each chunk once, with its hash', () => {
  const runtime = readFileSync(
    join(
      scripts,
      files.find((file) => file.startsWith('runtime~'))!,
    ),
    'utf8',
  );
  const chunks = files
    .map((file) => /^([0-9a-f]{8})\.([0-9a-f]{8})\.js$/.exec(file))
    .filter((match) => match !== null);
  expect(chunks.length).toBeGreaterThan(100);
  for (const [file, , hash] of chunks) {
    expect([file, runtime.split(hash!).length - 1]).toEqual([file, 1]);
  }
  // A name and a hash with their marks, for each; the rest of the runtime is a few KB.
  expect(runtime.length).toBeLessThan(chunks.length * 24 + 4_000);
});

test.each([/^framework\./, /^main\./, /DocSearchModal/])(
  'what is sure to run says so, to be compiled while it arrives: %s',
  (name) => {
    const found = files.filter((file) => name.test(file));
    expect(found).toHaveLength(1);
    const script = readFileSync(join(scripts, found[0]!), 'utf8');
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);
