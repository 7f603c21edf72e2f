/** Runs the samples: reads blocks and cases from pages, executes them and counts the results. */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Project} from '@portal/content/pages/project';
import {isContent} from '@portal/content/routes/routes';
import {type Executed, unexpectedEffects} from './expectations/effects.ts';
import {withExpected} from './expectations/declared.ts';
import {judge} from './expectations/judge.ts';
import {Certificates} from './http/certificates.ts';
import {type Lane, MissingToolchain, type ProductNames, type Setting} from './lanes/lane.ts';
import {laneNames, startLane} from './lanes/index.ts';
import {type Block, type Case, type Problem, problemOf, type Sample} from './model.ts';
import {type PageSamples, readSamples, resultsOf} from './page.ts';
import {badValueProblems} from './values/rerun.ts';
import {casesOf} from './workflows/load.ts';
import {runWorkflowsOf} from './workflows/run.ts';

/** The result of one block. */
export type Result = 'passed' | 'failed' | 'skipped';

export interface Report {
  problems: Problem[];
  /** Results by language, including parsed languages. */
  counts: Record<string, Record<Result, number>>;
  /** Number of blocks in languages that run. */
  programs: number;
  /** Number of unexecuted blocks by reason. */
  noRun: Record<string, number>;
  /** Languages that this machine can't run, with instructions. */
  missing: Record<string, string>;
}

/** All pages of the site and the shared parts of pages, relative to the project. */
export const allPages = ({files}: Project): string[] => files.filter(isContent);

/**
 * The settings of all lanes.
 *
 * @param scratch - a folder that only this run uses
 */
export async function settingIn({root, known}: Project, scratch: string): Promise<Setting> {
  const {facts} = known;
  const {slug, cli, prefix, envPrefix, domain} = facts.product as unknown as ProductNames;
  const certificates = await Certificates.create(scratch);
  return {slug, cli, prefix, envPrefix, domain, facts, root, scratch, certificates};
}

/**
 * Runs the samples of some pages.
 *
 * @param pages - page files, relative to the project
 */
export async function runPages(project: Project, pages: readonly string[]): Promise<Report> {
  const report: Report = {problems: [], counts: {}, programs: 0, noRun: {}, missing: {}};
  // This is outside the project, so that a sample that runs git can't find our repository.
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  try {
    const setting = await settingIn(project, scratch);
    const read = pages.map((page) => readSamples(project, project.page(page)));
    report.problems.push(...read.flatMap((page) => page.problems));
    // Wait for all lanes even if one fails, so that they don't leave processes running.
    const ends = await Promise.allSettled(
      laneNames.map((name) => runLane(name, read, setting, report)),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    await runWorkflows(read, setting, report);
    countAll(read, report);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  return report;
}

/**
 * Counts the results of blocks. A finding that belongs to no block counts as a separate failure.
 */
function countAll(pages: PageSamples[], report: Report): void {
  const left = new Set(report.problems);
  const count = (language: string, result: Result) => {
    const counts = (report.counts[language] ??= {passed: 0, failed: 0, skipped: 0});
    counts[result] += 1;
  };
  for (const block of pages.flatMap((page) => page.blocks)) {
    const own = report.problems.filter((problem) => isAbout(problem, block));
    own.forEach((problem) => left.delete(problem));
    const {language, meta} = block;
    if (block.treatment === 'run') report.programs += 1;
    if (own.length > 0) count(language || 'none', 'failed');
    else if (meta.noRun) {
      report.noRun[meta.noRun] = (report.noRun[meta.noRun] ?? 0) + 1;
      count(language, 'skipped');
    } else if (block.treatment === 'run') {
      count(language, report.missing[laneOf(language)] ? 'skipped' : 'passed');
    } else if (block.treatment === 'parse') count(language, 'passed');
  }
  left.forEach(() => count('other', 'failed'));
}

/** Whether a finding is on one of the lines of a block. */
const isIn = ({file, line}: Problem, block: Block): boolean =>
  file === block.page && line >= block.line && line < endOf(block);

/** A finding belongs to a block if it's on one of its lines or has the name of its sample. */
function isAbout(problem: Problem, block: Block): boolean {
  if (problem.file === block.page) return isIn(problem, block);
  const isCase = problem.file === block.caseFile;
  const named = problem.sample !== undefined && block.meta.samples.includes(problem.sample);
  return isCase && named && block.treatment === 'run';
}

/** The line after the closing fence. */
const endOf = (block: Block) => block.line + block.code.split('\n').length + 2;

async function runLane(
  name: string,
  pages: PageSamples[],
  setting: Setting,
  report: Report,
): Promise<void> {
  const jobs = pages.flatMap((page) =>
    page.samples
      .filter(({language}) => laneOf(language) === name)
      // What's wrong without running it would only be reported again.
      .filter((sample) => !page.problems.some((problem) => isIn(problem, sample)))
      .map((sample) => ({page, sample})),
  );
  if (jobs.length === 0) return;
  let lane: Lane;
  try {
    lane = await startLane(name, setting);
  } catch (error) {
    if (!(error instanceof MissingToolchain)) throw error;
    report.missing[name] = error.message;
    return;
  }
  try {
    const early = await lane.check(jobs.map(({sample}) => sample));
    for (const {page, sample} of jobs) {
      const found = early.filter(
        (problem) => problem.file === sample.page && problem.sample === sample.name,
      );
      const problems = found.length > 0 ? found : await runSample(lane, sample, page);
      report.problems.push(...settle(sample, problems));
    }
  } finally {
    lane.close();
  }
}

/** Runs workflows last: they need all lanes, and samples that already failed are skipped. */
async function runWorkflows(pages: PageSamples[], setting: Setting, report: Report): Promise<void> {
  const lanes = new Map<string, Promise<Lane>>();
  const laneFor = ({language}: Sample): Promise<Lane> => {
    const name = laneOf(language);
    const lane = lanes.get(name) ?? startLane(name, setting);
    lanes.set(name, lane);
    return lane;
  };
  try {
    for (const page of pages.filter(({workflows}) => workflows.length > 0)) {
      const files = new Set(page.blocks.flatMap((block) => [block.page, block.caseFile]));
      const isMissing = page.samples.some(({language}) => report.missing[laneOf(language)]);
      if (isMissing || report.problems.some(({file}) => files.has(file))) continue;
      report.problems.push(...(await runWorkflowsOf(page, laneFor)));
    }
  } finally {
    (await Promise.all(lanes.values())).forEach((lane) => lane.close());
  }
}

const laneOf = (language: string): string => (language === 'console' ? 'bash' : language);

async function runSample(lane: Lane, sample: Sample, page: PageSamples): Promise<Problem[]> {
  const cases = page.cases.filter((item) => item.sample === sample.name);
  const shown = resultsOf(page.blocks, sample.name);
  const problems: Problem[] = [];
  const executions =
    cases.length > 0
      ? cases
      : sample.meta.fails || sample.language === 'console'
        ? [bareCase(sample)]
        : [];
  const executed: Executed[] = [];
  for (const item of executions) {
    try {
      const outcome = await lane.run(sample, withExpected(item), page.samples);
      executed.push({item, outcome});
      problems.push(...judge(sample, item, outcome, shown));
    } catch (error) {
      problems.push({...problemOf(sample, (error as Error).message), ...item.place});
    }
  }
  if (problems.length === 0 && cases.length > 0) {
    for (const {message, line = sample.line} of unexpectedEffects(executed, shown)) {
      problems.push(problemOf(sample, message, line));
    }
  }
  // In a workflow, its earlier steps can refuse a value.
  const isStep = page.workflows.some((workflow) =>
    casesOf(workflow).some((item) => item.sample === sample.name),
  );
  if (problems.length === 0 && !isStep) {
    problems.push(
      ...(await badValueProblems(sample, executed, page.samples, () => Promise.resolve(lane))),
    );
  }
  return problems;
}

/** The case of a block that needs none: it has `fails`, or it's a session that shows its output. */
const bareCase = (sample: Sample): Case => ({
  sample: sample.name,
  given: {},
  expect: {},
  place: {file: sample.page, line: sample.line},
  lineOf: () => sample.line,
});

/** Turns failure into success for blocks with `fails`. */
function settle(sample: Sample, problems: Problem[]): Problem[] {
  const wanted = sample.meta.fails;
  if (wanted === undefined) return problems;
  if (problems.some(({message}) => message.includes(wanted))) return [];
  const cameOut = problems.map(({message}) => message).join('; ');
  return [
    problemOf(
      sample,
      cameOut
        ? `expected to fail with "${wanted}"\nfailed with ${cameOut}`
        : `expected to fail with "${wanted}", but it works: correct the page or remove \`fails\``,
    ),
  ];
}
