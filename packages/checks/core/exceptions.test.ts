import {clear, page, plant} from '@portal/content/testing/plant';
import {runChecks} from './run.ts';
import {pageRule} from './rule.ts';

/** A rule that reports every page. */
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
    'data/check-exceptions.yaml': exceptions,
  });
  const {findings} = await runChecks({project, rules: [strict], pages});
  return findings.map(({file, line, message}) => `${file}:${line} ${message}`);
}

afterAll(clear);

const B = 'docs/b.mdx:6 wrong';

test('removes the findings that an exception names, in its file only', async () => {
  expect(await check(entry())).toEqual([B]);
});

test('reports an unused exception on its line', async () => {
  expect(await check(entry() + entry({text: 'Gone'}))).toEqual([
    'data/check-exceptions.yaml:5 unused exception: strict no longer finds "Gone" in docs/a.mdx',
    B,
  ]);
});

test('ignores exceptions for pages that are not checked', async () => {
  expect(await check(entry({text: 'Gone'}), ['docs/b.mdx'])).toEqual([B]);
});

test('reports an exception without a reason', async () => {
  const findings = await check(entry({reason: 'no'}));
  expect(findings[0]).toMatch(
    /exceptions\.yaml:4 0\.reason say in a sentence why this is acceptable/,
  );
});

test.each(['a: [', 'text', '- text'])('%j is not a list of exceptions', async (text) => {
  const findings = await check(text);
  expect(findings.some((finding) => finding.startsWith('data/check-exceptions.yaml:1'))).toBe(true);
});
