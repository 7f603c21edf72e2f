import {caseKey, extractBlocks} from './blocks.ts';

const facts = {product: {cli: 'wl', slug: 'wireloom'}};

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

test('finds blocks in tabs and lists, with facts in place and lines of the file', () => {
  const {blocks, problems} = extractBlocks('docs/code/x.mdx', page, facts);
  expect(problems).toEqual([]);
  expect(blocks.map(({line, language, code}) => ({line, language, code}))).toEqual([
    {line: 8, language: 'bash', code: 'wl deploy\necho "{{steps.trigger.event.body}}"'},
    {line: 18, language: 'js', code: 'const a = 1;\n  return a;'},
  ]);
  expect(blocks[0]).toMatchObject({pageKey: 'code/x', version: 'v2'});
});

test('names the line of a fence that cannot be read', () => {
  const {problems} = extractBlocks('docs/x.mdx', '\n```js sample=BAD\n```\n', facts);
  expect(problems).toMatchObject([{file: 'docs/x.mdx', line: 2}]);
});

test('names the place of an MDX error', () => {
  expect(() => extractBlocks('docs/x.mdx', 'one\n\n<Tabs>\n', facts)).toThrow(
    /^docs\/x\.mdx:\d+: /,
  );
});

test.each([
  ['docs/api/index.mdx', {key: 'api/index', version: 'v2'}],
  ['versioned_docs/version-v1/state.mdx', {key: 'v1/state', version: 'v1'}],
  ['README.md', undefined],
])('case file of %s', (file, expected) => {
  expect(caseKey(file)).toEqual(expected);
});
