import {reporterFor} from './report.ts';

const finding = {
  rule: 'links',
  file: 'docs/a.mdx',
  line: 3,
  column: 7,
  message: '100% wrong: see, here',
  fix: 'write /b/',
};

test('on a terminal: place, message, rule and fix', () =>
  expect(reporterFor({})(finding)).toBe(
    'docs/a.mdx:3:7  100% wrong: see, here  (links)\n    → write /b/',
  ));

test('in GitHub Actions: also an annotation', () =>
  expect(reporterFor({GITHUB_ACTIONS: 'true'})(finding).split('\n')[0]).toBe(
    '::error file=docs/a.mdx,line=3,col=7,title=links::100%25 wrong: see, here%0Awrite /b/',
  ));
