import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {chromiumPath} from '../scripts/chromium.ts';
import {peersDir} from './peerSites.ts';
import {median} from './table.ts';

const RUNS = 3;

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
}

/** Medians: the four categories from 0 to 100, times in ms of a simulated device, and the shift. */
export interface Scores extends Record<keyof typeof timings, number> {
  scores: string;
  /** The audits that cost points in a category below 100, in any of the runs. */
  below: string[];
}

/** Installs the other generators and what measures, once. */
export function installPeers(): void {
  if (existsSync(join(peersDir, 'node_modules'))) return;
  // Not `npm ci`: it refuses a lock made where the registry lacks the builds of other systems.
  // Under `npm run`, this project's refusal of install scripts is handed down; there, those that may
  // run are named in the package.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false'];
  execFileSync('npm', args, {cwd: peersDir, stdio: 'inherit'});
}

async function once(url: string, preset: 'mobile' | 'desktop'): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    join(peersDir, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    // The not-found page is looked at too.
    '--ignore-status-code',
  ];
  // The pages may be served by this very process, so it must not wait.
  await execute(process.execPath, args, {
    env: {...process.env, ...(chromiumPath && {CHROME_PATH: chromiumPath})},
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, {recursive: true});
  return report;
}

function costly({categories: all, audits}: Report): string[] {
  return Object.values(all)
    .filter(({score}) => score < 1)
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({id}) => id);
}

/** Lighthouse on a page, the median of three runs. */
export async function lighthouse(
  url: string,
  preset: 'mobile' | 'desktop' = 'mobile',
): Promise<Scores> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await once(url, preset));
  const middle = (name: keyof typeof timings) =>
    median(reports.map(({audits}) => audits[timings[name]]!.numericValue));
  const score = (name: (typeof categories)[number]) =>
    Math.round(100 * median(reports.map((report) => report.categories[name]!.score)));
  return {
    scores: categories.map(score).join('/'),
    below: [...new Set(reports.flatMap(costly))],
    fcp: Math.round(middle('fcp')),
    lcp: Math.round(middle('lcp')),
    tbt: Math.round(middle('tbt')),
    cls: Number(middle('cls').toFixed(3)),
  };
}
