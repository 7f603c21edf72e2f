import {join} from 'node:path';
import {facts} from '../facts.ts';
import {resolveTokens} from '@portal/content/facts/tokens';
import {markdown} from './docs.ts';
import {siteDir} from './site.ts';

const filePath = join(siteDir, 'docs/limits.mdx');
const frontMatter = ['title: Limits', 'short_description: What {{product.name}} allows'];

const resolved = (text: string) => resolveTokens(text, facts, '');

/** Reads a page as the docs plugin does. */
const read = (...body: string[]) => readFile(filePath, ['---', ...frontMatter, '---', ...body]);

const readFile = (path: string, lines: string[]) => {
  const fileContent = lines.join('\n');
  const defaultParseFrontMatter = async (file: {fileContent: string}) => {
    const [, yaml, content = file.fileContent] =
      /^---\n([^]*?)\n---\n([^]*)$/.exec(file.fileContent) ?? [];
    if (yaml === undefined) return {frontMatter: {}, content};
    const pairs = yaml.split('\n').map((line) => line.split(': ') as [string, string]);
    return {frontMatter: Object.fromEntries(pairs), content};
  };
  return markdown.parseFrontMatter!({filePath: path, fileContent, defaultParseFrontMatter});
};

test('resolves facts in front matter and the body', async () => {
  const page = await read('Use {{product.name}}.');
  expect(page.frontMatter).toMatchObject({
    description: resolved('What {{product.name}} allows'),
    slug: '/limits/',
  });
  expect(page.content).toBe(resolved('Use {{product.name}}.'));
});

test('counts the lines of the front matter for an unknown fact in the body', () =>
  expect(read('', 'Up to {{limits.htpPayload}}.')).rejects.toThrow(
    'docs/limits.mdx:6:7  there is no fact {{limits.htpPayload}}',
  ));

test.each(['docs/_shared.mdx', 'docs/_parts/shared.mdx', 'versioned_docs/version-v1/_shared.mdx'])(
  'a partial needs no front matter: %s',
  async (file) => {
    const partial = await readFile(join(siteDir, file), ['{{product.name}} is **shared**.']);
    expect(partial).toEqual({
      frontMatter: {},
      content: resolved('{{product.name}} is **shared**.'),
    });
  },
);
