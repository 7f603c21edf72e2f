import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromiumPath} from '../scripts/chromium.ts';
import {peersDir} from './peerSites.ts';
import {median} from './table.ts';

const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
} as const;

interface Report {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue: number}>;
}

/** Medians: the four categories from 0 to 100, and times in ms of a simulated device. */
export interface Scores extends Record<keyof typeof timings, number> {
  scores: string;
}

function once(url: string, preset: 'mobile' | 'desktop'): Report {
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
  ];
  execFileSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, ...(chromiumPath && {CHROME_PATH: chromiumPath})},
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, {recursive: true});
  return report;
}

/** Lighthouse on a page, the median of three runs. */
export function lighthouse(url: string, preset: 'mobile' | 'desktop' = 'mobile'): Scores {
  const reports = Array.from({length: RUNS}, () => once(url, preset));
  const time = (name: keyof typeof timings) =>
    Math.round(median(reports.map(({audits}) => audits[timings[name]]!.numericValue)));
  const score = (name: (typeof categories)[number]) =>
    Math.round(100 * median(reports.map((report) => report.categories[name]!.score)));
  return {
    scores: categories.map(score).join('/'),
    fcp: time('fcp'),
    lcp: time('lcp'),
    tbt: time('tbt'),
  };
}
