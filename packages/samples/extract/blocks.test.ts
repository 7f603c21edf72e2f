import type {Version} from '@portal/content/facts';
import {Page} from '@portal/content/pages/page';
import {blocksOf, caseFileOf} from './blocks.ts';

const current: Version = {
  ...{id: 'v2', label: 'v2', path: '', state: 'current', inDocs: true, runtime: 'component'},
  ...{searched: true, indexed: true},
};
const older: Version = {
  ...{...current, id: 'v1', path: 'v1', state: 'maintained', runtime: 'legacy'},
  inDocs: false,
};

const facts = {product: {cli: 'wl', slug: 'acme'}};
const known = {cases: 'cases', codeLanguages: {}};

const page = `---
title: T
---

<Tabs groupId="language">
<TabItem value="bash" label="Bash">

\`\`\`bash sample=deploy
{{product.cli}} deploy
echo "{{steps.trigger.event.body}}"
\`\`\`

</TabItem>
</Tabs>

1. In a list:

   \`\`\`js title="Indented" sample=indented
   const a = 1;
     return a;
   \`\`\`
`;

test('finds blocks in tabs and lists, replaces facts and keeps line numbers', () => {
  const {blocks, problems} = blocksOf(
    new Page('docs/code/x.mdx', page, facts, undefined, current),
    known,
  );
  expect(problems).toEqual([]);
  expect(blocks.map(({line, language, code}) => ({line, language, code}))).toEqual([
    {line: 8, language: 'bash', code: 'wl deploy\necho "{{steps.trigger.event.body}}"'},
    {line: 18, language: 'js', code: 'const a = 1;\n  return a;'},
  ]);
  expect(blocks[0]).toMatchObject({caseFile: 'cases/code/x.yaml', runtime: 'component'});
});

test('reports the line of an invalid fence', () => {
  const {problems} = blocksOf(new Page('docs/x.mdx', '\n```js sample=BAD\n```\n', facts), known);
  expect(problems).toMatchObject([{file: 'docs/x.mdx', line: 2}]);
});

test('reports the place of an MDX error', () => {
  expect(() => blocksOf(new Page('docs/x.mdx', 'one\n\n<Tabs>\n', facts), known)).toThrow(
    /^docs\/x\.mdx:3:1  not valid MDX: /,
  );
});

test.each([
  ['docs/api/index.mdx', current, 'cases/api/index.yaml'],
  ['versioned_docs/version-v1/state.mdx', older, 'cases/v1/state.yaml'],
  ['README.md', undefined, 'cases/README.md.yaml'],
])('finds the case file of %s', (file, version, expected) => {
  expect(caseFileOf({file, version}, known)).toBe(expected);
});
