import {frontMatterMistakes, toDocusaurus, writtenKeys} from './frontMatter.ts';

const valid = {
  title: 'Limits',
  short_description: 'Every limit of the platform, and how to raise it.',
};

const check = (data: Record<string, unknown>, source = '') =>
  frontMatterMistakes(data, source, 'docs/limits.mdx', 'static').map(
    ({line, message, fix}) => `${line}: ${message} → ${fix}`,
  );

test.each([
  ['of this site', {...valid, prev: false, sidebar: false, meta_label: 'limits'}],
  ['of Docusaurus', {...valid, id: 'a', slug: 'x', sidebar_position: 2, tags: ['a'], draft: true}],
  [
    'description instead of short_description',
    {title: 'A b', description: 'What limits there are.'},
  ],
])('accepts the keys %s', (_, data) => expect(check(data)).toEqual([]));

test('reports an unknown key with its line and the nearest key', () => {
  const source = '---\ntitle: Limits\nshort_descripton: x\n---\n';
  expect(check({...valid, short_descripton: 'x'}, source)).toEqual([
    '3: unknown front matter key "short_descripton"; did you mean "short_description"? → write short_description, or remove the key',
  ]);
});

test('requires short_description', () =>
  expect(check({title: 'Limits'})).toEqual([
    '1: front matter "short_description" is missing → write "short_description: …": one sentence of 20 to 170 characters',
  ]));

test('a missing key is at the start of the page, not at a line of the body that begins like it', () => {
  const source = `---\nshort_description: ${valid.short_description}\n---\n\n\`\`\`yaml\ntitle: A job\n\`\`\`\n`;
  expect(check({short_description: valid.short_description}, source)[0]).toMatch(
    /^1: front matter "title" is missing/,
  );
});

test("reports a thumbnail that doesn't exist", () => {
  const source = '---\ntitle: Limits\nthumbnail: /img/none.svg\n---\n';
  expect(check({...valid, thumbnail: '/img/none.svg'}, source)[0]).toMatch(
    /^3: front matter "thumbnail": no file at static\/img\/none.svg/,
  );
});

test("translates keys to Docusaurus' own", () => {
  expect(
    toDocusaurus(
      {...valid, thumbnail: '/img/a.svg', prev: false, next: 'pricing', sidebar: false},
      '/limits/',
    ),
  ).toMatchObject({
    slug: '/limits/',
    description: valid.short_description,
    image: '/img/a.svg',
    pagination_prev: null,
    pagination_next: 'pricing',
    displayed_sidebar: null,
  });
});

test('what Docusaurus reads can be told from what was written', () => {
  const written = {...valid, thumbnail: '/img/a.svg', next: 'pricing', tags: ['a']};
  expect(writtenKeys(toDocusaurus(written, '/limits/'))).toEqual(written);
});
