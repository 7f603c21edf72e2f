/** The edit link of every page, in the built HTML: to its own source file, on the right branch. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {repository} from '../../config/repository.ts';
import {counterpartOf} from '../../src/content/counterpart.ts';
import type {Page} from '../../src/output/manifest/schema.ts';

const root = resolve(__dirname, '../..');
const pages = JSON.parse(readFileSync(join(root, 'build/docs/pages.json'), 'utf8')) as Page[];
const edit = `${repository.url}/edit/${repository.branch}/`;

const linksIn = (html: string) =>
  [...html.matchAll(/\shref=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare);

test.each(pages)('$path leads to $relativePath', ({path, relativePath, version}) => {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const html = readFileSync(join(root, 'build', file), 'utf8');
  const edits = linksIn(html).filter((href) => href?.startsWith(edit));
  expect([...new Set(edits)]).toEqual([edit + relativePath]);
  expect(existsSync(join(root, relativePath))).toBe(true);
  expect(relativePath.startsWith('versioned_docs/version-v1/')).toBe(version === 'v1');

  // The note on v1 pages leads to the page of v2 and to the guide; others need none.
  const note = /<p class="?edit-note"?>.*?(?=<p\b)/s.exec(html)?.[0] ?? '';
  const {route} = counterpartOf(path.replace(/^\/docs/, ''));
  const expected = version === 'v1' ? [`/docs${route}`, repository.contributingUrl] : [];
  expect(linksIn(note)).toEqual(expected);
});
