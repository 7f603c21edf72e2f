/**
 * `npm run samples [-- page …]`: executes the samples of all pages or the given pages. Exit codes:
 * 0 for success, 1 for findings, 2 if the runner couldn't run.
 */
import {existsSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {exitCode, formatProblem, formatSummary, noRunProblem} from '@portal/samples/report';
import {allPages, runPages} from '@portal/samples/run';
import {openProject} from '../src/facts.ts';

const project = openProject();

function pagesOf(args: string[]): string[] {
  const {root} = project;
  if (args.length === 0) return allPages(project);
  return args.map((arg) => {
    const page = relative(root, resolve(arg));
    if (!existsSync(join(root, page))) throw new Error(`the page ${page} doesn't exist`);
    return page;
  });
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const report = await runPages(project, pagesOf(args));
  report.problems
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .forEach((problem) => console.log(`${formatProblem(problem)}\n`));
  // The limit applies to the whole site. On a single page, all blocks may be impossible to run.
  const tooMany = args.length === 0 ? noRunProblem(report) : undefined;
  if (tooMany) console.log(`✗ ${tooMany}\n`);
  console.log(formatSummary(report));
  return tooMany ? 1 : exitCode(report, process.env.CI === 'true');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
