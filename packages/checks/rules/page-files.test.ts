import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {runChecks} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, page, plant} from '@portal/content/testing/plant';
import {pageFiles} from './page-files.ts';

const pages = {
  'docs/index.mdx': page('See [the limits](/limits/).'),
  'docs/limits.mdx': page('Text.'),
  'docs/_parts/note.mdx': 'Text.\n',
  'docs/guides/_category_.json': '{"label": "Guides"}',
  'static/img/logo.svg': '<svg/>',
};

const file = (path: string, says: string, fix: string, text = page('[Home](/).')) => ({
  files: {...pages, [path]: text},
  at: `${path}:1:1`,
  says,
  fix,
});

describeRule(pageFiles, {
  clean: pages,
  mistakes: {
    'a page in plain Markdown': {
      ...file('docs/limits.md', 'pages must be MDX', 'rename it to docs/limits.mdx'),
      files: {'docs/index.mdx': pages['docs/index.mdx'], 'docs/limits.md': page('Text.')},
    },
    'a name with capitals': {
      files: {
        ...pages,
        'docs/index.mdx': page('[A](/limits/), [b](/MyPage/).'),
        'docs/MyPage.mdx': page('Text.'),
      },
      at: 'docs/MyPage.mdx:1:1',
      says: 'becomes a URL',
      fix: 'rename it to docs/mypage.mdx',
    },
    'an image whose name has capitals': file(
      'static/img/Logo.SVG',
      'becomes a URL',
      'rename it to static/img/logo.svg',
      '<svg/>',
    ),
    'a name with an underscore': {
      files: {
        ...pages,
        'docs/index.mdx': page('[A](/limits/), [b](/my_page/).'),
        'docs/my_page.mdx': page('Text.'),
      },
      at: 'docs/my_page.mdx:1:1',
      says: 'becomes a URL',
      fix: 'rename it to docs/my-page.mdx',
    },
    'a document': file('static/guide.pdf', 'guide.pdf has a format', 'write a page', '%PDF'),
    'a backup': file('docs/limits.mdx.bak', 'left behind', 'delete the file', 'Text.'),
    'a copy': file(
      'static/img/logo copy.svg',
      'the name of a copy',
      'name it after its subject',
      '<svg/>',
    ),
    'a file of an operating system': file(
      'static/img/.DS_Store',
      'left behind',
      'delete the file',
      'x',
    ),
    'a file that is too large': file(
      'static/data.json',
      'the maximum is 500 KB',
      'compress it',
      'x'.repeat(600 * 1024),
    ),
    'a page with front matter only': {
      files: {...pages, 'docs/index.mdx': page('[A](/limits/), [b](/b/).'), 'docs/b.mdx': page()},
      at: 'docs/b.mdx:1:1',
      says: 'nothing but front matter',
      fix: 'write its text',
    },
    'a page that no page links to': file(
      'docs/alone.mdx',
      'no page links to this one',
      'link to /alone/',
    ),
  },
});

afterAll(clear);

test('catches a symbolic link to a file that does not exist', async () => {
  const project = plant(pages);
  symlinkSync('gone.mdx', join(project.root, 'docs/_parts/a.mdx'));
  symlinkSync('note.mdx', join(project.root, 'docs/_parts/b.mdx'));
  const {findings} = await runChecks({project, rules: [pageFiles]});
  expect(findings).toMatchObject([
    {file: 'docs/_parts/a.mdx', message: expect.stringContaining('does not exist')},
  ]);
});

const withSlug = (slug: string) => page('Text.').replace('title', `slug: ${slug}\ntitle`);

/** A page with links to the others. */
const linking = {
  'docs/index.mdx': page('[a](/a/) [b](/a) [c](/a.html) [d](/api/) [e](/limits/) [f](/v1/limits/)'),
};

describeRule(pageFiles, {
  clean: {
    ...linking,
    'docs/limits.mdx': page('Text.'),
    'docs/a.mdx': withSlug('/a.html'),
    'versioned_docs/version-v1/limits.mdx': page('Text.'),
  },
  mistakes: {
    'two pages with the same route': {
      files: {...linking, 'docs/api/index.mdx': page('Text.'), 'docs/api.mdx': page('Text.')},
      at: 'docs/api/index.mdx:1:1',
      says: 'docs/api.mdx already has the route /api/',
      fix: 'move one',
    },
    'a slug that is the route of another page': {
      files: {...linking, 'docs/a.mdx': page('Text.'), 'docs/b.mdx': withSlug('/a/')},
      at: 'docs/b.mdx:2:1',
      says: 'docs/a.mdx already has',
      fix: 'change its slug',
    },
  },
});
