import {clear, page, plant} from '@portal/content/testing/plant';
import {chooseRules} from './choice.ts';
import {pageRule} from './rule.ts';
import {runChecks} from './run.ts';

afterAll(clear);

/** A rule that finds something on every page. */
const strict = (name: string) =>
  pageRule(name, 'Pages are good.', ({file}) => [
    {file, line: 1, column: 1, message: 'a page', fix: 'remove it'},
  ]);
const all = {rules: [strict('links'), strict('wording')], tools: [{name: 'types'}]};

/** The findings with a choice, as `rule file`, and the tools that run. */
async function chosenBy(checks?: string) {
  const project = plant({
    'docs/a.mdx': page('One.'),
    'docs/guides/b.mdx': page('Two.'),
    ...(checks !== undefined && {'data/checks.yaml': checks}),
  });
  const {rules, tools} = chooseRules(project, all, ['links']);
  const {findings} = await runChecks({project, rules});
  return [...findings.map(({rule, file}) => `${rule} ${file}`), ...tools.map(({name}) => name)];
}

const everything = [
  ...['links docs/a.mdx', 'wording docs/a.mdx'],
  ...['links docs/guides/b.mdx', 'wording docs/guides/b.mdx', 'types'],
];

test.each([
  ['no file', undefined, everything],
  ['an empty file', '', everything],
  ['the house', 'use: house\n', everything],
  ['what is recommended', 'use: recommended\n', [everything[0], everything[2], 'types']],
  ['one more rule', 'use: recommended\nrules: {wording: error}\n', everything],
  ['one rule less', 'rules: {wording: off, types: off}\n', [everything[0], everything[2]]],
  [
    'a rule except in a folder',
    'rules:\n  links:\n    except: [docs/guides/]\n',
    everything.filter((one) => one !== 'links docs/guides/b.mdx'),
  ],
])('%s', async (_what, checks, found) => {
  expect(new Set(await chosenBy(checks))).toEqual(new Set(found));
});

test.each([
  ['rules: {wordng: off}', 'data/checks.yaml:1:9  there is no rule "wordng"\n    → write wording'],
  ['rules: {wording: maybe}', 'data/checks.yaml:1:18  rules.wording must be off, error, or'],
  ['use: recomended', 'data/checks.yaml:1:6  use must be one of recommended, house'],
  ['use: [', 'data/checks.yaml:2:1  not valid YAML'],
])('refuses %s, with its place', async (checks, says) => {
  await expect(chosenBy(`${checks}\n`)).rejects.toThrow(says);
});
