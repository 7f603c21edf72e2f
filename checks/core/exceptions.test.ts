import {clear, page, plant} from '../testing/plant.ts';
import {runChecks} from './run.ts';
import {pageRule} from './rule.ts';

/** A rule that objects to every page. */
const strict = pageRule('strict', 'Nothing is ever right.', ({file}) => [
  {file, line: 6, column: 1, message: 'wrong', fix: 'stop', text: 'Text'},
]);

const entry = (over: Record<string, string> = {}) =>
  Object.entries({
    rule: 'strict',
    file: 'docs/a.mdx',
    text: 'Text',
    reason: 'The page is right as it is.',
    ...over,
  })
    .map(([key, value], index) => `${index === 0 ? '- ' : '  '}${key}: ${value}\n`)
    .join('');

async function check(exceptions: string, pages?: string[]): Promise<string[]> {
  const project = plant({
    'docs/a.mdx': page('Text'),
    'docs/b.mdx': page('Text'),
    'checks/exceptions.yaml': exceptions,
  });
  const {findings} = await runChecks({project, rules: [strict], pages});
  return findings.map(({file, line, message}) => `${file}:${line} ${message}`);
}

afterAll(clear);

const B = 'docs/b.mdx:6 wrong';

test('an exception takes out what it names, in its file only', async () => {
  expect(await check(entry())).toEqual([B]);
});

test('an exception that accepts nothing is a finding, on its line', async () => {
  expect(await check(entry() + entry({text: 'Gone'}))).toEqual([
    'checks/exceptions.yaml:5 no finding of strict in docs/a.mdx says "Gone" any more',
    B,
  ]);
});

test('an exception for a page that was not asked for cannot be judged', async () => {
  expect(await check(entry({text: 'Gone'}), ['docs/b.mdx'])).toEqual([B]);
});

test('an exception without a reason is refused', async () => {
  const [finding] = await check(entry({reason: 'no'}));
  expect(finding).toMatch(/exceptions\.yaml:1 .*say in a sentence why this is right/);
});

test.each(['a: [', 'text', '- text'])('%j is no list of exceptions', async (text) => {
  const findings = await check(text);
  expect(findings.some((finding) => finding.startsWith('checks/exceptions.yaml:1'))).toBe(true);
});
