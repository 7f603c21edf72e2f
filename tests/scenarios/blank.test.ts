/** Turns a copy into a portal without this product, as another team would, and builds and checks it. */
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {product} from '../../src/facts.ts';
import {Repository} from './repository.ts';

const FLAGS = ['--name', 'Acme', '--domain', 'acme.example'];

/** What may change: content, data and the tests of both. */
const CONTENT =
  /^(?:docs|versioned_docs|versioned_sidebars|static|data|tests\/content)\/|^(?:versions\.json|sidebars\.ts)$/;

let copy: Repository;
beforeAll(() => (copy = new Repository()));
afterAll(() => copy.remove());

const changes = () => copy.git('status', '--porcelain', '--no-renames').split('\n').filter(Boolean);

test.each([
  [['--name', 'Acme'], '--domain is missing'],
  [['--name', ' ', '--domain', 'acme.example'], "--name is missing, or isn't a name"],
  [['--name', 'Acme', '--domain', 'the acme'], "--domain is missing, or isn't a domain"],
  [['--nam', 'Acme'], "Unknown option '--nam'"],
])('%j changes nothing, and says what to write', (flags, reason) => {
  const {code, output} = copy.run('blank', ...flags);
  expect([code, output]).toEqual([2, expect.stringContaining(reason)]);
  expect(output).toContain('Expected npm run blank -- --name Acme --domain acme.example');
  expect(changes()).toEqual([]);
});

test('uncommitted work stays', () => {
  const file = join(copy.root, 'docs/mine.mdx');
  writeFileSync(file, 'Mine');
  const {code, output} = copy.run('blank', ...FLAGS);
  expect([code, output]).toEqual([2, expect.stringContaining('Commit or stash them first:')]);
  expect(changes()).toEqual(['?? docs/mine.mdx']);
  rmSync(file);
});

test('it changes only content and data, and a second run changes nothing', () => {
  copy.succeed('blank', ...FLAGS);
  const files = changes().map((line) => line.slice(3));
  expect(files).toContain('data/product.yaml');
  expect(files.filter((file) => !CONTENT.test(file))).toEqual([]);
  expect(copy.git('ls-files', 'data', ':!data/schemas').split('\n')).toEqual([
    'data/checks.yaml',
    'data/code-languages.yaml',
    'data/navigation.yaml',
    'data/product.yaml',
  ]);
  copy.commit();
  copy.replace('docs/index.mdx', 'your own first page', 'a page about Acme');
  copy.commit();
  const {code, output} = copy.run('blank', ...FLAGS);
  expect([code, output]).toEqual([2, expect.stringContaining('This portal is blank already')]);
  expect(changes()).toEqual([]);
});

test('it builds, without a trace of the product that was there', () => {
  copy.succeed('build');
  const [, title] = /<title[^>]*>([^<]*)/.exec(copy.read('build/docs/index.html')) ?? [];
  expect(title).toBe('Acme documentation | Acme docs');
  const built = ['index.html', 'llms-full.txt', 'search-index.json', 'sitemap.xml', 'pages.json'];
  const named = built.filter((file) =>
    copy.read(`build/docs/${file}`).toLowerCase().includes(product.slug),
  );
  expect(named).toEqual([]);
}, 300_000);

test('its check is clean', () => {
  copy.succeed('check');
}, 300_000);
