import {clear, page, plant} from '@portal/content/testing/plant';
import {Project} from '@portal/content/pages/project';
import {applyFixes} from './fixes.ts';

afterAll(clear);

/** Replaces each word of a page, as different rules. */
function fixed(body: string, rule: string): string {
  const project = plant({'docs/a.mdx': page(body)});
  const {text} = project.read('docs/a.mdx');
  const findings = [...text.matchAll(/acme/g)].map(({index: start}) => ({
    ...{file: 'docs/a.mdx', line: 1, column: 1, message: '', fix: '', rule},
    edit: {start, end: start + 'acme'.length, text: 'ACME'},
  }));
  applyFixes(project, findings);
  return new Project(project.root, project.known).read('docs/a.mdx').text;
}

test.each([
  ['prose', 'Use acme with **acme**.', 'Use ACME with **ACME**.'],
  ['code', 'Use `acme`.\n\n```bash\nacme\n```', 'Use `acme`.\n\n```bash\nacme\n```'],
  ['imports', "import A from './acme';\n\nText.", "import A from './acme';\n\nText."],
  [
    'URLs',
    'See [acme](/acme/) and ![acme](/img/acme.svg).',
    'See [ACME](/acme/) and ![acme](/img/acme.svg).',
  ],
])('fixes change prose only: %s', (_what, body, after) =>
  expect(fixed(body, 'facts')).toBe(page(after)),
);

test('rules about links correct URLs, but never code', () =>
  expect(fixed('See [it](/acme/), or `/acme/`.', 'links')).toBe(
    page('See [it](/ACME/), or `/acme/`.'),
  ));
