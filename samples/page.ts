/** Reads a page and its cases, without executing anything: what the runner and the check share. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {facts} from '../facts/index.ts';
import {isResultBlock} from './expectations/judge.ts';
import {loadCases} from './expectations/load.ts';
import {caseKey, extractBlocks} from './extract/blocks.ts';
import {checkPlain} from './lanes/parse.ts';
import {
  type Block,
  type Case,
  type Problem,
  programmingLanguages,
  type ProgrammingLanguage,
  type Sample,
} from './model.ts';

/** Whether blocks of a language are executed. */
export const isProgramming = (language: string): language is ProgrammingLanguage =>
  (programmingLanguages as readonly string[]).includes(language);

/** A page as the runner sees it. */
export interface Page {
  blocks: Block[];
  samples: Sample[];
  cases: Case[];
  problems: Problem[];
}

/** Reads a page and its case file and checks that they fit together. */
export function readPage(root: string, page: string): Page {
  const {blocks, problems} = extractBlocks(page, readFileSync(join(root, page), 'utf8'), facts);
  const caseFile = `samples/cases/${caseKey(page)?.key ?? page}.yaml`;
  const loaded = existsSync(join(root, caseFile))
    ? loadCases(caseFile, readFileSync(join(root, caseFile), 'utf8'), facts)
    : {cases: [], problems: []};
  const samples = blocks.flatMap((block) => toSample(block, problems));
  problems.push(...loaded.problems, ...fitProblems(blocks, samples, loaded, caseFile));
  return {blocks, samples, cases: loaded.cases, problems};
}

const problemAt = (block: Block, message: string): Problem => ({
  file: block.page,
  line: block.line,
  language: block.language || 'none',
  sample: block.meta.samples[0],
  message,
});

function toSample(block: Block, problems: Problem[]): Sample[] {
  const {language} = block;
  if (!isProgramming(language)) {
    const message = checkPlain(block);
    if (message) problems.push(problemAt(block, message));
    return [];
  }
  const [name, ...more] = block.meta.samples;
  if (block.meta.noRun) return [];
  if (!name || more.length > 0) {
    problems.push(
      problemAt(block, 'needs one name: sample=<kebab-case>; its case stands under it'),
    );
    return [];
  }
  return [{...block, language, name}];
}

/** Blocks without cases, cases without blocks, names used twice, results nobody compares. */
function fitProblems(
  blocks: Block[],
  samples: Sample[],
  loaded: {cases: Case[]; problems: Problem[]},
  caseFile: string,
): Problem[] {
  const problems: Problem[] = [];
  const names = new Map<string, Sample>();
  for (const sample of samples) {
    const twin = names.get(sample.name);
    if (twin) problems.push(problemAt(sample, `the name is taken by line ${twin.line}`));
    names.set(sample.name, sample);
    const hasCase = loaded.cases.some((item) => item.sample === sample.name);
    const isBroken = loaded.problems.some((problem) => problem.sample === sample.name);
    const needsCase = sample.meta.fails === undefined && sample.language !== 'console';
    if (needsCase && !hasCase && !isBroken && loaded.problems.every(({sample: of}) => of)) {
      problems.push(
        problemAt(sample, `no case \`${sample.name}\` in ${caseFile}: no expectation, no pass`),
      );
    }
  }
  for (const item of loaded.cases) {
    if (!names.has(item.sample)) {
      const message = `the page has no block with sample=${item.sample} (it has ${[...names.keys()].join(', ') || 'none'})`;
      problems.push({...item.place, language: 'case', sample: item.sample, message});
    } else if (item.expect.shown && resultsOf(blocks, item.sample).length === 0) {
      problems.push({
        file: item.place.file,
        line: item.lineOf(['expect', 'shown']),
        language: 'case',
        sample: item.sample,
        message: `expects to be shown, but no block on the page is titled Returns or Output with sample=${item.sample}`,
      });
    }
  }
  for (const block of blocks.filter(
    (one) => !isProgramming(one.language) && one.meta.samples.length > 0,
  )) {
    if (!isResultBlock(block)) {
      problems.push(
        problemAt(
          block,
          'a result block needs a title that begins with Returns, Output, Exports, Response, Emits or Sends',
        ),
      );
      continue;
    }
    for (const name of block.meta.samples) {
      const own = loaded.cases.filter((item) => item.sample === name);
      const isConsole = names.get(name)?.language === 'console';
      if (!names.has(name))
        problems.push(
          problemAt(block, `shows the result of ${name}, which is no sample of this page`),
        );
      else if (own.length > 0 && !isConsole && !own.some((item) => item.expect.shown)) {
        problems.push(
          problemAt(
            block,
            `no case of ${name} says \`shown: true\`, so nobody compares this block`,
          ),
        );
      }
    }
  }
  return problems;
}

/** The blocks that show the result of a sample. */
export const resultsOf = (blocks: Block[], sample: string) =>
  blocks.filter((block) => isResultBlock(block) && block.meta.samples.includes(sample));
