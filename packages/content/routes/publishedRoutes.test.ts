import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {publishedRoutes} from './publishedRoutes.ts';

const facts = {product: {slug: 'acme'}};
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, text = '---\ntitle: A page\n---\n') {
  mkdirSync(dirname(join(site, file)), {recursive: true});
  writeFileSync(join(site, file), text);
}

test('lists the pages of all versions, with facts in slugs resolved and without partials', () => {
  write('docs/index.mdx');
  write('docs/workflows/index.mdx');
  write('docs/_parts/note.mdx');
  write('docs/axios.mdx', "---\nslug: '/{{product.slug}}-axios/'\n---\n");
  write('docs/notes.txt', 'not a page');
  write('versioned_docs/version-v1/limits.mdx');
  expect(publishedRoutes(site, facts)).toEqual(['/', '/acme-axios/', '/v1/limits/', '/workflows/']);
});

test('throws on an unknown fact in a slug', () => {
  write('docs/axios.mdx', "---\nslug: '/{{product.slog}}/'\n---\n");
  expect(() => publishedRoutes(site, facts)).toThrow('did you mean {{product.slug}}?');
});
