import {join} from 'node:path';
import {createServer} from '@portal/hosting/server/createServer';
import {installPeers, lighthouse} from './lighthouse.ts';
import {root} from './run.ts';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../src/facts.ts';
import {serving} from './serving.ts';
import type {Table} from './table.ts';

const oldest = frozenVersions.at(-1);

/** One page of each kind. */
const PAGES = {
  home: '/',
  text: '/workflows/settings/',
  'code and tabs': '/code/',
  diagrams: '/components/api/',
  'table of limits': '/limits/',
  'API reference': '/api/rest/',
  ...(oldest && {'page of an older version': `${prefixOf(oldest)}/workflows/steps/`}),
  search: '/search/',
  'not found': '/no-such-page/',
};

/**
 * Runs Lighthouse on one page of each kind from the last build, on mobile and desktop, and prints
 * the audits that lost points. `ROUTES=/limits/,/api/rest/` skips the others.
 */
export async function measureLighthouse(): Promise<Table> {
  installPeers();
  const rows = await serving(createServer({root: join(root, 'build')}), async (origin) => {
    const measured: Table['rows'] = [];
    const wanted = process.env.ROUTES?.split(',');
    const unknown = wanted?.filter((route) => !Object.values(PAGES).includes(route)) ?? [];
    if (unknown.length > 0) throw new Error(`The benchmark has no page ${unknown.join(', ')}`);
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
      if (below.size > 0) console.log(`${route}: lost points in ${[...below].join(', ')}`);
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
