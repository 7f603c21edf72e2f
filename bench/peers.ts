import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {compressFolder} from '@portal/hosting/finishing/compress';
import {EDITED, editedSite, grownSite, sitesDir} from './grownSite.ts';
import {hosted} from './hosted.ts';
import {installPeers, lighthouse, type Scores} from './lighthouse.ts';
import {peerSite, readTwins, wantedPeers} from './peerSites.ts';
import {settled, type Taken, watched} from './run.ts';
import type {Table} from './table.ts';
import {firstVisit, navigation, type Transferred, withBrowser} from './visit.ts';

/** The visited pages: a typical one, and two that are neighbors in the sidebar. */
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
  /** Whether links navigate without a full page load, so a click can be timed. */
  spa: boolean;
}

/** What a reader gets. Missing with `BUILDS=1`, which only builds. */
interface Read {
  bytes: Transferred;
  mobile: Scores;
  desktop: Scores;
  click?: number;
}

interface Measured {
  name: string;
  cold: Taken;
  warm: Taken;
  read?: Read;
}

const quietly = {ASTRO_TELEMETRY_DISABLED: '1'};

/** Cold and warm build of one generator. */
async function build({site, build: command, source}: Subject): Promise<[cold: Taken, warm: Taken]> {
  await settled();
  const cold = await watched(command, {cwd: site, env: quietly});
  editedSite(site, source);
  return [cold, await watched(command, {cwd: site, env: quietly})];
}

/** Measures what a reader gets from the output of one generator. */
function read({output, address, spa}: Subject): Promise<Read> {
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

interface Column {
  title: string;
  figure: (of: Measured) => number | string | undefined;
  digits?: number;
}

const builds: Column[] = [
  {title: 'cold build s', figure: ({cold}) => cold.seconds, digits: 1},
  {title: 'CPU s', figure: ({cold}) => cold.cpu, digits: 1},
  {title: 'peak MB', figure: ({cold}) => cold.megabytes},
  {title: 'warm build s', figure: ({warm}) => warm.seconds, digits: 1},
  {title: 'CPU s', figure: ({warm}) => warm.cpu, digits: 1},
];

const reads: Column[] = [
  {title: 'KB to load', figure: (of) => of.read!.bytes.load / 1024, digits: 1},
  {title: 'KB to idle', figure: (of) => of.read!.bytes.idle / 1024, digits: 1},
  {title: 'requests', figure: (of) => of.read!.bytes.requests},
  {title: 'Lighthouse mobile', figure: (of) => of.read!.mobile.scores},
  {title: 'desktop', figure: (of) => of.read!.desktop.scores},
  {title: 'FCP ms', figure: (of) => of.read!.mobile.fcp},
  {title: 'LCP ms', figure: (of) => of.read!.mobile.lcp},
  {title: 'TBT ms', figure: (of) => of.read!.mobile.tbt},
  {title: 'click to heading ms', figure: (of) => of.read!.click},
];

/**
 * The figures of each generator, followed by the ratio of the first one to each of the others.
 *
 * @param measured - with the portal first
 */
function rows(measured: readonly Measured[], columns: readonly Column[]): Table['rows'] {
  const [ours, ...others] = measured as [Measured, ...Measured[]];
  const ratio = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' && other > 0
      ? (one / other).toFixed(2)
      : '–';
  return [
    ...measured.map((of) => [
      of.name,
      ...columns.map(({figure, digits = 0}) => {
        const value = figure(of) ?? '–';
        return typeof value === 'number' ? value.toFixed(digits) : value;
      }),
    ]),
    ...others.map((other) => [
      `ratio to ${other.name}`,
      ...columns.map(({figure}) => ratio(figure(ours), figure(other))),
    ]),
  ];
}

/**
 * Builds the text of the portal with the latest VitePress and Starlight in the same run, and
 * compares building and reading. `PAGES` grows the portal first, `BUILDS=1` skips reading, and
 * `PEERS=Starlight` or `PEERS=none` selects peers.
 */
export async function measurePeers(): Promise<Table> {
  const peers = wantedPeers(process.env.PEERS);
  installPeers();
  const {site} = grownSite(Number(process.env.PAGES ?? 0));
  const ours: Subject = {
    name: 'this portal',
    site,
    build: ['npm', 'run', '--silent', 'build'],
    source: EDITED,
    output: join(site, 'build/docs'),
    address: (path) => path,
    spa: true,
  };
  const isReading = !process.env.BUILDS;
  const measured: Measured[] = [];
  const take = async (subject: Subject) => {
    const [cold, warm] = await build(subject);
    if (isReading && subject !== ours) await compressFolder(subject.output);
    measured.push({name: subject.name, cold, warm, ...(isReading && {read: await read(subject)})});
    console.error(`  ${subject.name}: built in ${cold.seconds.toFixed(0)} s`);
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
  const columns = isReading ? [...builds, ...reads] : builds;
  return {
    title: `Peers with the same ${twins.length} pages`,
    columns: ['generator', ...columns.map(({title}) => title)],
    rows: rows(measured, columns),
  };
}
