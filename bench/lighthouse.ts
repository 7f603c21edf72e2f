import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {installedChromium} from '../scripts/chromium.ts';
import {peersDir} from './peerSites.ts';
import {median} from './table.ts';

const RUNS = 3;

/** How many attempts a run gets before its error counts. */
const ATTEMPTS = 3;

const execute = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

interface Report {
  categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {score: number | null; numericValue: number}>;
  runtimeError?: {code: string};
}

/**
 * Medians: the four categories from 0 to 100, times in ms on a simulated device, and the layout
 * shift.
 */
export interface Scores extends Record<keyof typeof timings, number> {
  scores: string;
  /** Audits that lost points in any of the runs. */
  below: string[];
}

/** Installs the other generators and the measuring tools, once. */
export function installPeers(): void {
  if (existsSync(join(peersDir, 'node_modules'))) return;
  // `npm ci` would refuse a lock file from a registry that lacks the builds for other systems. `npm
  // run` passes on this project's setting that blocks install scripts, so turn it off here.
  // bench/peers/package.json lists the packages whose scripts may run.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false'];
  execFileSync('npm', args, {cwd: peersDir, stdio: 'inherit'});
}

/** The categories of a report, from 0 to 100, in order. */
const scoresOf = ({categories: measured}: Report) =>
  categories.flatMap((name) => measured[name]?.score ?? []).map((score) => Math.round(100 * score));

type Preset = 'mobile' | 'desktop';
type Category = (typeof categories)[number];

async function once(url: string, preset: Preset, only: readonly Category[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    join(peersDir, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${only.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    // Nobody looks at the full-page screenshot of the report.
    '--disable-full-page-screenshot',
    // Also measure the not-found page.
    '--ignore-status-code',
  ];
  try {
    // This process may also serve the pages, so it must not block.
    await execute(process.execPath, args, {
      env: {...process.env, CHROME_PATH: installedChromium()},
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.code);
    return report;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Runs Lighthouse again if it crashes, which happens on a busy machine. */
async function run(url: string, preset: Preset, only: readonly Category[]): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(url, preset, only);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      const [reason] = /[A-Z]+_[A-Z_]+/.exec(String(error)) ?? [String(error).split('\n')[0]];
      console.log(`${url} ${preset}: crashed (${reason}), trying again`);
    }
  }
}

function costly({categories: all, audits}: Report): string[] {
  return Object.values(all)
    .filter(({score}) => score < 1)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({id}) => id);
}

/**
 * Runs Lighthouse three times on a page and returns the median. Only performance depends on timing,
 * so the first run alone measures the other categories.
 */
export async function lighthouse(url: string, preset: Preset = 'mobile'): Promise<Scores> {
  const reports: Report[] = [];
  for (let at = 0; at < RUNS; at++) {
    const report = await run(url, preset, at === 0 ? categories : ['performance']);
    const blocking = Math.round(report.audits[timings.tbt]!.numericValue);
    console.log(
      `${url} ${preset} ${at + 1}/${RUNS}: ${scoresOf(report).join('/')}, TBT ${blocking}`,
    );
    reports.push(report);
  }
  const middle = (name: keyof typeof timings) =>
    median(reports.map(({audits}) => audits[timings[name]]!.numericValue));
  const performance = median(reports.map((report) => scoresOf(report)[0]!));
  return {
    scores: [performance, ...scoresOf(reports[0]!).slice(1)].join('/'),
    below: [...new Set(reports.flatMap(costly))],
    fcp: Math.round(middle('fcp')),
    lcp: Math.round(middle('lcp')),
    tbt: Math.round(middle('tbt')),
    cls: Number(middle('cls').toFixed(3)),
  };
}
