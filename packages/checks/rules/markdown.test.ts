import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parse} from 'jsonc-parser';
import {applyFixes} from '../core/fixes.ts';
import {runChecks} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, page, plant} from '@portal/content/testing/plant';
import {markdown, markdownFixes} from './markdown.ts';

/** The tests use the configuration of this project. */
const NAME = '.markdownlint-cli2.jsonc';
const config = {[NAME]: readFileSync(resolve(__dirname, '../../..', NAME), 'utf8')};

const mistake = (lines: string[], at: string, says: string) => ({
  files: {...config, 'docs/a.mdx': page(...lines)},
  at: `docs/a.mdx:${at}`,
  says,
  fix: /MD\d+/,
});

describeRule(markdown, {
  clean: {
    ...config,
    'docs/a.mdx': page(
      '## A question? {/* #what-python-does */}',
      '',
      '- One',
      '  - Two',
      '',
      '| A | B |',
      '| --- | --- |',
      '| `\\|` | 2 |',
    ),
    'build/a.md': '*  x',
    '.build/docs/a.md': '*  x',
  },
  mistakes: {
    'a list with another marker': mistake(['* One'], '6:1', 'Unordered list style'),
    'a heading that ends like a sentence': mistake(['## One.'], '6:7', 'Trailing punctuation'),
    'a bold line instead of a heading': mistake(
      ['Text', '', '**Heading**', '', 'Text'],
      '8:1',
      'Emphasis used',
    ),
    'a fence without a blank line before it': mistake(
      ['Text', '```text', 'x', '```'],
      '7:1',
      'Fenced code blocks',
    ),
    'a row with too few cells': mistake(
      ['| A | B |', '| --- | --- |', '| 1 |'],
      '8:5',
      'Table column count',
    ),
    'a misspelled name': mistake(['With Javascript.'], '6:6', 'Proper names'),
    'a trailing space': mistake(['Text '], '6:5', 'Trailing spaces'),
    'two blank lines': mistake(['Text', '', '', 'Text'], '8:1', 'Multiple consecutive blank lines'),
  },
});

afterAll(clear);

const heading = (name: string) => page(`## How ${name} runs {/* #how-python-runs */}`);

test.each([
  ['a list marker and a space', page('* One '), page('- One')],
  ['a name in a heading, but not in its ID', heading('python'), heading('Python')],
  ['no name in an attribute', page('<Card label="python" />'), page('<Card label="python" />')],
  ['no bare URL', page('See https://example.com.'), page('See https://example.com.')],
  [
    'no number after a block that ended the list',
    page('1. One', '', '```text', 'x', '```', '', '2. Two'),
    page('1. One', '', '```text', 'x', '```', '', '2. Two'),
  ],
])('--fix corrects %s', async (_what, before, after) => {
  const project = plant({...config, 'docs/a.mdx': before});
  const {findings} = await runChecks({project, rules: [markdown]});
  applyFixes(project, findings);
  expect(readFileSync(join(project.root, 'docs/a.mdx'), 'utf8')).toBe(after);
});

test('has a fix for each rule that is turned on', () => {
  const {config: on} = parse(config[NAME], [], {allowTrailingComma: true}) as {config: object};
  const rules = Object.keys(on).filter((rule) => rule !== 'default');
  expect(Object.keys(markdownFixes).sort()).toEqual(rules.sort());
});
