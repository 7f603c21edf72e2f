import {join} from 'node:path';
import {createServer} from '../server/createServer.ts';
import {installPeers, lighthouse} from './lighthouse.ts';
import {root} from './run.ts';
import {frozenVersions, prefixOf} from '../facts/versions.ts';
import {serving} from './serving.ts';
import type {Table} from './table.ts';

const oldest = frozenVersions.at(-1);

/** One page of each kind. */
const PAGES = {
  home: '/',
  'a page of text': '/workflows/settings/',
  'code and tabs': '/code/',
  diagrams: '/components/api/',
  'table of limits': '/limits/',
  'reference of the API': '/api/rest/',
  ...(oldest && {'a page of an older version': `${prefixOf(oldest)}/workflows/steps/`}),
  search: '/search/',
  'not found': '/no-such-page/',
};

/**
 * Lighthouse on one page of each kind of the last build, mobile and desktop. Audits that cost points
 * are printed. `ROUTES=/limits/,/api/rest/` leaves the others out.
 */
export async function measureLighthouse(): Promise<Table> {
  installPeers();
  const rows = await serving(createServer({root: join(root, 'build')}), async (origin) => {
    const measured: Table['rows'] = [];
    const wanted = process.env.ROUTES?.split(',');
    const unknown = wanted?.filter((route) => !Object.values(PAGES).includes(route)) ?? [];
    if (unknown.length > 0) throw new Error(`No page of the bench: ${unknown.join(', ')}`);
    for (const [kind, route] of Object.entries(PAGES)) {
      if (wanted && !wanted.includes(route)) continue;
      const mobile = await lighthouse(`${origin}/docs${route}`);
      const desktop = await lighthouse(`${origin}/docs${route}`, 'desktop');
      const {scores, fcp, lcp, tbt, cls} = mobile;
      measured.push([
        ...[`${kind}, ${route}`, scores, desktop.scores, fcp, lcp, tbt, cls],
        ...[desktop.tbt, desktop.cls],
      ]);
      const below = new Set([...mobile.below, ...desktop.below]);
      if (below.size > 0) console.log(`${route}: points are lost by ${[...below].join(', ')}`);
    }
    return measured;
  });
  return {
    title: 'Lighthouse, medians of three: performance / accessibility / best practices / SEO',
    columns: [
      'page',
      'mobile',
      'desktop',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'desktop TBT ms',
      'desktop CLS',
    ],
    rows,
  };
}
