/** Tests that each built page has an edit link to its source file on the right branch. */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {repository} from '../../src/config/site.ts';
import {folderOf} from '@portal/content/facts';
import {currentVersion, versionOfRoute} from '../../src/facts.ts';
import {builtPages, htmlOf, routeOf} from '../builtSite.ts';
import {counterpartIn} from '../counterparts.ts';

const root = resolve(__dirname, '../..');
const edit = `${repository.url}/edit/${repository.branch}/`;

const linksIn = (html: string) =>
  [...html.matchAll(/\shref=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare);

test.each(builtPages)('$path links to $relativePath', ({path, relativePath}) => {
  const html = htmlOf(path);
  const edits = linksIn(html).filter((href) => href?.startsWith(edit));
  expect([...new Set(edits)]).toEqual([edit + relativePath]);
  expect(existsSync(join(root, relativePath))).toBe(true);
  const route = routeOf({path});
  const version = versionOfRoute(route);
  expect(relativePath.startsWith(folderOf(version))).toBe(true);

  // On older pages, a note links to the current page and to the guide. Other pages have no note.
  const note = /<p class="?edit-note"?>.*?(?=<p\b)/s.exec(html)?.[0] ?? '';
  const {route: today} = counterpartIn(currentVersion, route);
  const isOlder = version !== currentVersion;
  const expected = isOlder ? [`/docs${today}`, repository.contributingUrl] : [];
  expect(linksIn(note)).toEqual(expected);
});
