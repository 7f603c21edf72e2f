import {appendFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {precompress} from '../scripts/precompress.ts';
import {grownSite, sitesDir} from './grownSite.ts';
import {hosted} from './hosted.ts';
import {installPeers, lighthouse, type Scores} from './lighthouse.ts';
import {peers, peerSite, readTwins} from './peerSites.ts';
import {type Taken, watched} from './run.ts';
import {KB, type Table} from './table.ts';
import {firstVisit, navigation, type Transferred, withBrowser} from './visit.ts';

/** The pages that are visited: a typical one, and two neighbours of the sidebar. */
const TYPICAL = '/docs/limits/';
const NEIGHBOURS = ['/docs/workflows/steps/triggers/', '/docs/workflows/steps/actions/'] as const;

interface Subject {
  name: string;
  site: string;
  build: [string, ...string[]];
  /** A source file to edit for the warm build. */
  source: string;
  output: string;
  address: (path: string) => string;
  /** Full page loads have no click to measure without losing the clock. */
  spa: boolean;
}

interface Measured {
  cold: Taken;
  warm: Taken;
  bytes: Transferred;
  mobile: Scores;
  desktop: Scores;
  click?: number;
}

const quietly = {ASTRO_TELEMETRY_DISABLED: '1'};

/** Cold and warm build of one generator. */
async function build({site, build: command, source}: Subject): Promise<[cold: Taken, warm: Taken]> {
  const cold = await watched(command, {cwd: site, env: quietly});
  appendFileSync(join(site, source), '\nOne more sentence.\n');
  return [cold, await watched(command, {cwd: site, env: quietly})];
}

/** What a reader gets of what one generator has built. */
function read({output, address, spa}: Subject): Promise<Omit<Measured, 'cold' | 'warm'>> {
  return hosted(output, async (origin) => {
    const url = origin + address(TYPICAL);
    const browsed = await withBrowser(async (browser) => ({
      bytes: await firstVisit(browser, url),
      ...(spa && {
        click: await navigation(browser, origin, [address(NEIGHBOURS[0]), address(NEIGHBOURS[1])]),
      }),
    }));
    return {
      ...browsed,
      mobile: await lighthouse(url),
      desktop: await lighthouse(url, 'desktop'),
    };
  });
}

const row = (name: string, {cold, warm, bytes, mobile, desktop, click}: Measured) => [
  name,
  cold.seconds.toFixed(1),
  cold.megabytes,
  warm.seconds.toFixed(1),
  KB(bytes.load),
  KB(bytes.idle),
  bytes.requests,
  mobile.scores,
  desktop.scores,
  mobile.fcp,
  mobile.lcp,
  mobile.tbt,
  click === undefined ? '–' : click.toFixed(0),
];

/**
 * Builds the text of the portal with the latest VitePress and Starlight, in the same run, and
 * compares what it costs to build and to read. `PAGES` grows the portal first.
 */
export async function measurePeers(): Promise<Table> {
  installPeers();
  const site = grownSite(process.env.PAGES ? Number(process.env.PAGES) : undefined);
  const ours: Subject = {
    name: 'this portal',
    site,
    build: ['npm', 'run', '--silent', 'build'],
    source: 'docs/limits.mdx',
    output: join(site, 'build/docs'),
    address: (path) => path,
    spa: true,
  };
  const measured: [string, Measured][] = [];
  const take = async (subject: Subject) => {
    const [cold, warm] = await build(subject);
    if (subject !== ours) await precompress(subject.output);
    measured.push([subject.name, {cold, warm, ...(await read(subject))}]);
  };
  await take(ours);
  const twins = readTwins(join(site, 'build'));
  const at = (path: string) => twins.findIndex((twin) => twin.path === path);
  for (const peer of peers) {
    const folder = peerSite(peer, twins);
    await take({
      name: peer.name,
      site: folder,
      build: peer.build,
      source: peer.page(at(TYPICAL)),
      output: join(folder, peer.output),
      address: (path) => peer.address(at(path)),
      spa: peer.name === 'VitePress',
    });
  }
  rmSync(sitesDir, {recursive: true});
  return {
    title: `Peers, the same ${twins.length} pages`,
    columns: [
      'generator',
      'cold build s',
      'peak MB',
      'warm build s',
      'KB to load',
      'KB to idle',
      'requests',
      'Lighthouse mobile',
      'desktop',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'click to heading ms',
    ],
    rows: measured.map(([name, figures]) => row(name, figures)),
  };
}
