import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createServer, stop} from '../server/createServer.ts';
import {root} from './run.ts';
import type {Table} from './table.ts';
import {firstVisit, withBrowser} from './visit.ts';

/** One page of each kind. */
const PAGES = ['/', '/limits/', '/workflows/steps/triggers/', '/code/nodejs/', '/guides/'];

const KB = (bytes: number) => (bytes / 1024).toFixed(1);

/** What a first visit to a page of the last build transfers, nobody touching anything. */
export async function measurePages(): Promise<Table> {
  const server = createServer({root: join(root, 'build')});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rows = await withBrowser(async (browser) => {
    const visited: Table['rows'] = [];
    for (const route of PAGES) {
      const {load, idle, requests} = await firstVisit(browser, `${origin}/docs${route}`);
      visited.push([route, KB(load), KB(idle), requests]);
    }
    return visited;
  });
  await stop(server);
  return {
    title: 'First visit, bytes on the wire with headers, brotli',
    columns: ['page', 'KB to load', 'KB to idle', 'requests'],
    rows,
  };
}
