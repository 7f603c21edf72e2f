import {globSync} from 'tinyglobby';
import {readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {folderSize} from './folderSize.ts';
import {editedSite, grownSite, sitesDir} from './grownSite.ts';
import {hosted} from './hosted.ts';
import {settled, watched} from './run.ts';
import {KB, type Table} from './table.ts';
import {firstVisit, withBrowser} from './visit.ts';

/** Numbers of pages, which `SIZES=500,1000` overrides. The first is the portal itself. */
const SIZES = process.env.SIZES?.split(',').map(Number) ?? [0, 1000, 5000];

const PAGE = 'limits/';

/** Total size of matching files in a build, compressed as a host would send them. */
const sent = (docs: string, ...patterns: string[]) =>
  globSync(
    patterns.map((pattern) => `${pattern}.br`),
    {cwd: docs},
  ).reduce((sum, file) => sum + statSync(join(docs, file)).size, 0);

/** Measures one row of the table. */
async function measure(size: number): Promise<Table['rows'][number]> {
  const {site, pages} = grownSite(size);
  const build = () => watched(['npm', 'run', '--silent', 'build'], {cwd: site});
  await settled();
  const cold = await build();
  editedSite(site);
  const warm = await build();
  const docs = join(site, 'build/docs');
  const visit = await hosted(docs, (origin) =>
    withBrowser((browser) => firstVisit(browser, `${origin}/docs/${PAGE}`)),
  );
  const rules = readFileSync(join(site, 'build/_redirects'), 'utf8').match(/ 301$/gm) ?? [];
  return [
    pages,
    `${cold.seconds.toFixed(0)} (${cold.cpu.toFixed(0)})`,
    `${warm.seconds.toFixed(0)} (${warm.cpu.toFixed(0)})`,
    Math.max(cold.megabytes, warm.megabytes),
    (folderSize(docs).bytes / 1e6).toFixed(0),
    KB(visit.load),
    KB(visit.idle),
    KB(statSync(join(docs, PAGE, 'index.html')).size),
    KB(sent(docs, 'assets/js/{main,runtime~main}.*.js')),
    KB(sent(docs, 'search-titles.json'), 0),
    KB(sent(docs, 'search-index.json'), 0),
    KB(sent(docs, 'pages.json'), 0),
    rules.length,
  ];
}

/**
 * Cold and warm builds of the portal as it grows, and the resulting size of a page and of search.
 */
export async function measureGrowth(): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const size of SIZES) {
    rows.push(await measure(size));
    console.error(`  ${rows.at(-1)!.join(', ')}`);
    rmSync(sitesDir, {recursive: true});
  }
  return {
    title: 'Growth',
    columns: [
      'pages',
      'cold build s (CPU)',
      'warm build s (CPU)',
      'peak MB',
      'output MB',
      `KB to load /${PAGE}`,
      'KB to idle',
      'its HTML KB, uncompressed',
      'main script KB',
      'first index KB',
      'full index KB',
      'manifest KB',
      'rules for Cloudflare',
    ],
    rows,
  };
}
