import {readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {folderSize} from './folderSize.ts';
import {grownSite, sitesDir} from './grownSite.ts';
import {hosted} from './hosted.ts';
import {watched} from './run.ts';
import {KB, type Table} from './table.ts';
import {firstVisit, withBrowser} from './visit.ts';

/** Pages, unless the environment says others: `SIZES=500,1000`. The first is the portal itself. */
const SIZES = process.env.SIZES?.split(',').map(Number) ?? [undefined, 1000, 5000];

/** The built search index of each stage, compressed. */
const size = (file: string) => KB(statSync(file).size, 0);

/** Cold and warm builds of the portal as it grows, and what a page and search then weigh. */
export async function measureGrowth(): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const pages of SIZES) {
    const site = grownSite(pages);
    const build = () => watched(['npm', 'run', '--silent', 'build'], {cwd: site});
    const cold = await build();
    const warm = await build();
    const docs = join(site, 'build/docs');
    const visit = await hosted(docs, (origin) =>
      withBrowser((browser) => firstVisit(browser, `${origin}/docs/limits/`)),
    );
    const indexes = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /search.*\.json\.br$/.test(file),
    );
    rows.push([
      pages ?? 'as it is',
      cold.seconds.toFixed(1),
      warm.seconds.toFixed(1),
      cold.megabytes,
      (folderSize(docs).bytes / 1e6).toFixed(0),
      KB(visit.load),
      KB(visit.idle),
      indexes.map((file) => size(join(docs, file))).join(' + '),
    ]);
    rmSync(sitesDir, {recursive: true});
  }
  return {
    title: 'Growth',
    columns: [
      'pages',
      'cold build s',
      'warm build s',
      'peak MB',
      'output MB',
      'KB to load /limits/',
      'KB to idle',
      'search index KB',
    ],
    rows,
  };
}
