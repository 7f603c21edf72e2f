// cspell:ignore Didnt Dont Theyre
import {resolve} from 'node:path';
import {plainTextOf} from '../core/plainText.ts';
import {mistake, type Mistake} from '@portal/content/mistake';
import {runTool} from '../core/program.ts';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {cachedProblems} from '../core/resultCache.ts';
import type {Rule} from '../core/rule.ts';

const HARPER = resolve(__dirname, '../core/harper.mjs');

/**
 * The rules of Harper that are right about technical prose: articles, agreement, mixed-up words. Those
 * about style, spelling and capitals aren't here, because other rules of this project know its terms.
 */
const RULES =
  'AllowTo AnA AnAnother AnotherAn AnotherThings AsHow AtLeasToLeast AwaitFor BeAllowed CanBeSeen Cant CommaFixes ComprisesOf CorrectNumberSuffix CriteriaPhenomena DespiteOf DidPast Didnt Discuss DoToDueTo DoesOrDose DontCan DoubleModal EveryTime ExceptOf GoingTo HadOf HeDos InThe InsteadOf IsBeenAuxSequence ItCan ItsPossessive LetToDo LetsConfusion LooksLikes ModalOf ModalSeem MoreBetter NominalWants NotBeAfterNot NotTo NounVerbConfusion PossessiveYour ProgressiveNeedsBe PronounAre PronounContraction PronounVerbAgreement QuiteQuiet RelayOnForRely RepeatedWords Respond ShutdownVerb SimplePastToPastParticiple SingleBe SupposedTo TheAnother TheMy TheTheToThatThe TheirToThere TheirToTheyre ThenThan ThereIsAgreement ThereMissingIsClause ThereOwn ThereToTheir Theres ThesesThese TheyToThem TheyreToTheir ThoughThought ToLoseTooLoose ToTo ToTwoToo TooTo TransposedSpace UseToUsedTo WantBe WithoutOut WrongApostrophe YourPredicateAdjective'.split(
    ' ',
  );

/** Rules with one right form, which `--fix` writes. */
const CERTAIN = ['AnA', 'RepeatedWords', 'TheTheToThatThe'];

/** Reasons instead of Harper's own, which explain another mistake. */
const REASONS: Readonly<Record<string, string>> = {
  LetsConfusion: '"let\'s" is short for "let us"',
};

interface Lint {
  rule: string;
  start: number;
  end: number;
  message: string;
  instead: string[];
}

function problemsOf(page: Page, lints: readonly Lint[]): Mistake[] {
  const {text, runOf} = plainTextOf(page);
  let judged = 0;
  const inOrder = [...lints].sort((a, b) => a.start - b.start);
  return inOrder.flatMap(({rule, start, end, message, instead}) => {
    // Two rules may be about the same words.
    if (start < judged) return [];
    const run = runOf(start, end);
    // With markup in between, such as in "**log in** in the browser", the words belong to different parts.
    if (!run) return [];
    judged = end;
    const wrong = text.slice(start, end);
    const [from, to] = [start, end].map((at) => page.placeAt(run.offset + at - run.at).offset) as [
      number,
      number,
    ];
    const right = [...new Set(instead)].filter((one) => one !== '' && one !== wrong);
    const [only] = right;
    const isTyped = page.source.text.slice(from, to) === wrong;
    const quoted = right.slice(0, 3).map((one) => `"${one}"`);
    const fix = quoted.length > 0 ? `write ${quoted.join(' or ')}` : 'remove it';
    const what = `"${wrong}": ${REASONS[rule] ?? message.replace(/\.$/, '')}`;
    const found = mistake(page.source.placeAt(from), what, fix, wrong);
    const isCertain = right.length === 1 && isTyped && CERTAIN.includes(rule);
    if (!isCertain || only === undefined) return [found];
    return [{...found, edit: {start: from, end: to, text: only}}];
  });
}

async function lint(project: Project, files: readonly string[]): Promise<Mistake[]> {
  const pages = files.map((file) => project.page(file));
  const input = JSON.stringify({rules: RULES, texts: pages.map((page) => plainTextOf(page).text)});
  const {stdout} = await runTool(HARPER, [], project.root, {input, isLong: true, findingsCode: 0});
  const found = JSON.parse(stdout) as Lint[][];
  return pages.flatMap((page, index) => problemsOf(page, found[index]!));
}

export const grammar: Rule = {
  name: 'grammar',
  about: 'Articles, agreement of subject and verb, and words that sound alike are right.',
  scope: 'page',
  check: ({project, pages}) =>
    cachedProblems(
      project,
      'grammar',
      [],
      pages.map(({file}) => file),
      (files) => lint(project, files),
    ),
};
