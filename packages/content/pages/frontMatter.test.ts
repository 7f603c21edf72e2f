import {checkFrontMatter, toDocusaurus} from './frontMatter.ts';

const valid = {
  title: 'Limits',
  short_description: 'Every limit of the platform, and how to raise it.',
};
const check = (data: object, source = '') =>
  checkFrontMatter(data, source, 'docs/limits.mdx', 'static');

test('accepts the keys that the site uses', () => {
  const page = {
    ...valid,
    prev: false as const,
    sidebar: false as const,
    slug: '/x/',
    meta_label: 'limits',
  };
  expect(check(page)).toEqual(page);
});

test('reports an unknown key with its file, its line and the nearest key', () => {
  const source = '---\ntitle: Limits\nshort_descripton: x\n---\n';
  expect(() => check({...valid, short_descripton: 'x'}, source)).toThrow(
    'docs/limits.mdx:3:1  unknown front matter key "short_descripton"; did you mean "short_description"?',
  );
});

test('requires short_description', () => {
  expect(() => check({title: 'Limits'})).toThrow(
    'docs/limits.mdx:1:1  front matter "short_description" is missing\n    → write "short_description: …": one sentence of 20 to 170 characters',
  );
});

test('a missing key is at the start of the page, not at a line of the body that begins like it', () => {
  const source = `---\nshort_description: ${valid.short_description}\n---\n\n\`\`\`yaml\ntitle: A job\n\`\`\`\n`;
  expect(() => check({short_description: valid.short_description}, source)).toThrow(
    'docs/limits.mdx:1:1  front matter "title" is missing',
  );
});

test("reports a thumbnail that doesn't exist", () => {
  const source = '---\ntitle: Limits\nthumbnail: /img/none.svg\n---\n';
  expect(() => check({...valid, thumbnail: '/img/none.svg'}, source)).toThrow(
    'docs/limits.mdx:3:1  front matter "thumbnail": no file at static/img/none.svg',
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

test('prefers the slug in the front matter', () => {
  expect(toDocusaurus({...valid, slug: '/a.html'}, '/a/')).toMatchObject({slug: '/a.html'});
});
