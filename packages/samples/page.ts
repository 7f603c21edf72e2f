/** Reads a page and its cases without executing anything. The runner and the check share this. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {resolveTokens} from '@portal/content/facts/tokens';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {inputsOf} from './expectations/inputs.ts';
import {isResultBlock, shownTitles} from './expectations/judge.ts';
import {loadCases, openCases} from './expectations/load.ts';
import {blocksOf, caseFileOf} from './extract/blocks.ts';
import {syntaxMistakes} from './lanes/parse.ts';
import {
  type Block,
  type Case,
  type CodeLanguages,
  type Problem,
  problemOf,
  type Said,
  type Sample,
} from './model.ts';
import {isWrongOnPurpose, unsafePlaces} from './safety/index.ts';
import {casesOf, loadWorkflows, type Workflow} from './workflows/load.ts';

/** The samples of a page, and their cases. */
export interface PageSamples {
  blocks: Block[];
  samples: Sample[];
  cases: Case[];
  /** Samples that run in order, as the steps of a workflow. */
  workflows: Workflow[];
  problems: Problem[];
}

/**
 * Reads the samples of a page and its case file, and checks that they match.
 *
 * @throws MistakesError if the page isn't valid MDX, or has an unknown fact
 */
export function readSamples({root, known}: Project, page: Page): PageSamples {
  const {facts} = page;
  const languages = known.codeLanguages;
  resolveTokens(page.source.text, facts, page.file);
  const {blocks, problems} = blocksOf(page, known);
  const caseFile = caseFileOf(page, known);
  const path = join(root, caseFile);
  const opened = openCases(caseFile, existsSync(path) ? readFileSync(path, 'utf8') : '', facts);
  const {cases, problems: wrongCases} = loadCases(opened);
  const {workflows, problems: wrongWorkflows} = loadWorkflows(opened);
  const loaded = {
    cases: [...cases, ...workflows.flatMap(casesOf)],
    problems: [...wrongCases, ...wrongWorkflows],
  };
  const samples = blocks.flatMap((block) => toSample(block, problems));
  problems.push(
    ...loaded.problems,
    ...fitProblems(blocks, samples, loaded, caseFile),
    ...blocks.flatMap(unsafeIn),
  );
  const wrong = new Map(blocks.map((block) => [block.line, wrongSyntax(block, languages)]));
  // What else seems to be wrong with a block that can't be read may follow from that.
  const isRead = ({file, line}: Problem) => file !== page.file || !wrong.get(line)?.length;
  const all = [...problems.filter(isRead), ...[...wrong.values()].flat()];
  return {blocks, samples, cases, workflows, problems: all};
}

const problemAt = (block: Block, ...[message, fix]: Said): Problem => ({
  ...problemOf(block, message),
  fix,
});

function toSample(block: Block, problems: Problem[]): Sample[] {
  const {treatment} = block;
  if (treatment !== 'run') return [];
  const [name, ...more] = block.meta.samples;
  if (block.meta.noRun) return [];
  if (!name || more.length > 0) {
    const fix = 'add sample=<kebab-case> and put its case under this name';
    problems.push(problemAt(block, 'needs one name', fix));
    return [];
  }
  return [{...block, treatment, name}];
}

/** Syntax errors, each at its place, unless a program is meant to fail or is a part of one. */
function wrongSyntax(block: Block, languages: CodeLanguages): Problem[] {
  const {meta} = block;
  const isProgram = block.treatment === 'run';
  if (isProgram && (meta.fails !== undefined || meta.noRun)) return [];
  return syntaxMistakes(block, languages).map(({line, column, message, fix}) => ({
    ...problemAt(
      block,
      message,
      isProgram ? `${fix}. If the error is intended, add fails="the error text"` : fix,
    ),
    ...(line !== undefined && block.placeIn(line, column ?? 1)),
  }));
}

/** Code that's unsafe to copy, unless the page shows it as wrong. */
function unsafeIn(block: Block): Problem[] {
  if (block.meta.fails !== undefined || isWrongOnPurpose(block.meta.title)) return [];
  return unsafePlaces(block.code, block.language).map(({line, message, fix}) => ({
    ...problemAt(block, message, fix),
    line: block.line + line,
  }));
}

interface Loaded {
  cases: Case[];
  problems: Problem[];
}

/** Finds blocks without cases, cases without blocks, duplicate names, and uncompared results. */
function fitProblems(
  blocks: Block[],
  samples: Sample[],
  loaded: Loaded,
  caseFile: string,
): Problem[] {
  const names = new Map(samples.map((sample) => [sample.name, sample]));
  return [
    ...samples.flatMap((sample) => sampleProblems(sample, names, loaded, caseFile)),
    ...loaded.cases.flatMap((item) => caseProblems(item, names, blocks)),
    ...blocks
      .filter(({treatment, meta}) => treatment !== 'run' && meta.samples.length > 0)
      .flatMap((block) => resultProblems(block, names, loaded.cases)),
  ];
}

function sampleProblems(
  sample: Sample,
  names: Map<string, Sample>,
  loaded: Loaded,
  caseFile: string,
): Problem[] {
  const {name, meta, language} = sample;
  // The map keeps the last block with a name, so we report the earlier ones.
  const twin = names.get(name);
  if (twin !== sample) {
    return [problemAt(sample, `line ${twin?.line} uses the same name`, 'choose another one')];
  }
  const hasCase = loaded.cases.some((item) => item.sample === name);
  const needsCase = meta.fails === undefined && language !== 'console';
  // Unreadable case files and cases are already reported.
  const isBroken = loaded.problems.some(({sample: of}) => of === undefined || of === name);
  if (!needsCase || hasCase || isBroken) return [];
  const fix = `add one, such as "${name}: {given: {event: {…}}, expect: {return: …}}" with its input and result`;
  return [problemAt(sample, `no case \`${name}\` in ${caseFile}`, fix)];
}

function caseProblems(item: Case, names: Map<string, Sample>, blocks: Block[]): Problem[] {
  const {sample, place, expect} = item;
  const problem = (line: number, ...[message, fix]: Said): Problem[] => [
    {file: place.file, line, language: 'case', sample, message, fix},
  ];
  const block = names.get(sample);
  if (!block) {
    const known = [...names.keys()].join(', ') || 'none';
    return problem(place.line, `the page has no block with sample=${sample} (it has ${known})`);
  }
  const {language, runtime} = block;
  const inputs = inputsOf(language, runtime);
  const foreign = Object.keys(item.given).find((key) => !inputs.includes(key));
  if (foreign !== undefined) {
    const message = `given.${foreign}: ${language} doesn't support this input`;
    return problem(item.lineOf(['given', foreign]), message, `use only ${inputs.join(', ')}`);
  }
  if (!expect.shown || resultsOf(blocks, sample).length > 0) return [];
  return problem(
    item.lineOf(['expect', 'shown']),
    'no block shows the result',
    `add one with sample=${sample} and a title such as Returns or Output`,
  );
}

function resultProblems(block: Block, names: Map<string, Sample>, cases: Case[]): Problem[] {
  if (!isResultBlock(block)) {
    const fix = `start it with ${shownTitles.join(', ')}`;
    return [problemAt(block, 'a result block has no valid title', fix)];
  }
  return block.meta.samples.flatMap((name) => {
    const sample = names.get(name);
    if (!sample) {
      return [problemAt(block, `shows the result of ${name}, but this page has no such sample`)];
    }
    const own = cases.filter((item) => item.sample === name);
    const isCompared = sample.language === 'console' || own.some(({expect}) => expect.shown);
    if (own.length === 0 || isCompared) return [];
    const fix = `add \`shown: true\` to a case of ${name}`;
    return [problemAt(block, "this block isn't compared with a result", fix)];
  });
}

/** The blocks that show the result of a sample. */
export const resultsOf = (blocks: Block[], sample: string) =>
  blocks.filter((block) => isResultBlock(block) && block.meta.samples.includes(sample));
