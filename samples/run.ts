/** Conducts a run: pages to blocks, blocks and cases to executions, executions to a summary. */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {product} from '../facts/product.ts';
import {judge} from './expectations/judge.ts';
import {Certificates} from './http/certificates.ts';
import {cacheFolder} from './lanes/install.ts';
import {type Lane, MissingToolchain, type Setting} from './lanes/lane.ts';
import {laneNames, startLane} from './lanes/index.ts';
import {checkParsed} from './lanes/parse.ts';
import {
  type Block,
  type Case,
  type Problem,
  type ProgrammingLanguage,
  type Sample,
} from './model.ts';
import {type Page, readPage, resultsOf} from './page.ts';

/** How one block ended. */
export type Result = 'passed' | 'failed' | 'skipped';

export interface Report {
  problems: Problem[];
  /** Results by language, parsed languages included. */
  counts: Record<string, Record<Result, number>>;
  /** Unexecuted blocks by reason. */
  noRun: Record<string, number>;
  /** Languages that this machine cannot run, with what to do. */
  missing: Record<string, string>;
}

/** All pages of the site, relative to the project. */
export function allPages(root: string): string[] {
  return globSync(['docs/**/*.mdx', 'versioned_docs/version-v1/**/*.mdx'], {cwd: root})
    .filter((page) => !page.split('/').some((part) => part.startsWith('_')))
    .sort();
}

/**
 * Runs the samples of some pages.
 *
 * @param root - the project
 * @param pages - page files, relative to the project
 */
export async function runPages(root: string, pages: string[]): Promise<Report> {
  const report: Report = {problems: [], counts: {}, noRun: {}, missing: {}};
  // Outside the project: a sample that runs git must not find the project's repository.
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  const setting: Setting = {
    slug: product.slug,
    cli: product.cli,
    prefix: product.prefix,
    envPrefix: product.envPrefix,
    domain: product.domain,
    root,
    scratch,
    certificates: new Certificates(join(cacheFolder, 'certificates')),
  };
  try {
    const read = pages.map((page) => readPage(root, page));
    report.problems.push(...read.flatMap((page) => page.problems));
    countPlain(read, report);
    await Promise.all(laneNames.map((name) => runLane(name, read, setting, report)));
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  return report;
}

function count(report: Report, language: string, result: Result): void {
  const counts = (report.counts[language] ??= {passed: 0, failed: 0, skipped: 0});
  counts[result] += 1;
}

/** Blocks that only parse, and blocks that do not run for a reason. */
function countPlain(pages: Page[], report: Report): void {
  for (const block of pages.flatMap((page) => page.blocks)) {
    if (checkParsed(block.language)) {
      const failed = report.problems.some(
        ({file, line}) => file === block.page && line >= block.line && line <= endOf(block),
      );
      count(report, block.language, failed ? 'failed' : 'passed');
    } else if (block.meta.noRun) {
      report.noRun[block.meta.noRun] = (report.noRun[block.meta.noRun] ?? 0) + 1;
      count(report, block.language, 'skipped');
    }
  }
}

const endOf = (block: Block) => block.line + block.code.split('\n').length + 1;

async function runLane(
  name: string,
  pages: Page[],
  setting: Setting,
  report: Report,
): Promise<void> {
  const mine = pages.map((page) => ({
    ...page,
    own: page.samples.filter(
      (sample) => laneNames.includes(name) && laneOf(sample.language) === name,
    ),
  }));
  const samples = mine.flatMap(({own}) => own);
  if (samples.length === 0) return;
  let lane: Lane;
  try {
    lane = await startLane(name, setting);
  } catch (error) {
    if (!(error instanceof MissingToolchain)) throw error;
    report.missing[name] = error.message;
    samples.forEach(({language}) => count(report, language, 'skipped'));
    return;
  }
  try {
    const early = await lane.check(samples);
    for (const page of mine) {
      for (const sample of page.own) {
        const found = early.filter(
          (problem) => problem.file === sample.page && problem.sample === sample.name,
        );
        const problems = settle(
          sample,
          found.length > 0 ? found : await runSample(lane, sample, page),
        );
        report.problems.push(...problems);
        const hasOther = report.problems.some(
          (problem) => problem.sample === sample.name && belongsTo(problem, page),
        );
        count(report, sample.language, problems.length > 0 || hasOther ? 'failed' : 'passed');
      }
    }
  } finally {
    await lane.close();
  }
}

const belongsTo = (problem: Problem, page: Page) => page.problems.includes(problem);

const laneOf = (language: ProgrammingLanguage): string =>
  language === 'console' ? 'bash' : language;

async function runSample(lane: Lane, sample: Sample, page: Page): Promise<Problem[]> {
  const cases = page.cases.filter((item) => item.sample === sample.name);
  const shown = resultsOf(page.blocks, sample.name);
  const problems: Problem[] = [];
  const executions =
    cases.length > 0
      ? cases
      : sample.meta.fails || sample.language === 'console'
        ? [bareCase(sample)]
        : [];
  for (const item of executions) {
    try {
      const outcome = await lane.run(sample, withExpected(item), page.samples);
      problems.push(...judge(sample, item, outcome, shown));
    } catch (error) {
      problems.push({
        ...item.place,
        language: sample.language,
        sample: sample.name,
        message: (error as Error).message,
      });
    }
  }
  return problems;
}

/** A request that a case expects counts as declared; it is answered with an empty object. */
function withExpected({given, expect}: Case): Case['given'] {
  const expected = (expect.requests ?? []) as {request: string}[];
  const routes = expected.map(({request}) => ({request, respond: {json: {}}, optional: true}));
  return {...given, http: [...(given.http ?? []), ...routes]};
}

/** A block that needs no case: one that fails by itself, or a session that shows its own output. */
const bareCase = (sample: Sample): Case => ({
  sample: sample.name,
  given: {},
  expect: {},
  place: {file: sample.page, line: sample.line},
  lineOf: () => sample.line,
});

/** Turns failure into success for blocks that are wrong on purpose. */
function settle(sample: Sample, problems: Problem[]): Problem[] {
  const wanted = sample.meta.fails;
  if (wanted === undefined) return problems;
  if (problems.some(({message}) => message.includes(wanted))) return [];
  const cameOut = problems.map(({message}) => message).join('; ');
  return [
    {
      file: sample.page,
      line: sample.line,
      language: sample.language,
      sample: sample.name,
      message: cameOut
        ? `is meant to fail with "${wanted}"\nfailed with ${cameOut}`
        : `is meant to fail with "${wanted}", but it works: correct the page or drop \`fails\``,
    },
  ];
}
