import {join} from 'node:path';
import {frozenVersions, prefixOf} from '@portal/content/facts/versions';
import {createServer} from '@portal/hosting/server/createServer';
import {root} from './run.ts';
import {serving} from './serving.ts';
import {KB, type Table} from './table.ts';
import {firstVisit, withBrowser} from './visit.ts';

/** One page of each kind. */
const PAGES = [
  ...['/', '/limits/', '/workflows/steps/triggers/', '/code/nodejs/', '/guides/'],
  ...['/components/api/', '/api/rest/', '/search/'],
  ...frozenVersions.slice(-1).map((version) => `${prefixOf(version)}/limits/`),
];

/**
 * Measures what the first visit to a page of the last build transfers when nobody touches the page.
 */
export async function measurePages(): Promise<Table> {
  const server = createServer({root: join(root, 'build')});
  const rows = await serving(server, (origin) =>
    withBrowser(async (browser) => {
      const visited: Table['rows'] = [];
      for (const route of PAGES) {
        const {load, idle, requests} = await firstVisit(browser, `${origin}/docs${route}`);
        visited.push([route, KB(load), KB(idle), requests]);
      }
      return visited;
    }),
  );
  return {
    title: 'First visit, bytes on the wire with headers, brotli',
    columns: ['page', 'KB to load', 'KB to idle', 'requests'],
    rows,
  };
}
