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
    'an image whose name has capitals': file(
      'static/img/Logo.SVG',
      'becomes a URL',
      'rename it to static/img/logo.svg',
      '<svg/>',
    ),
    'an image that is too large': file(
      'static/img/a.svg',
      'is 42 KB; the maximum for .svg is 40 KB',
      'compress it',
      `<svg>${' '.repeat(41 * 1024)}</svg>`,
    ),
    'another image format': file(
      'static/img/b.bmp',
      '.bmp is not an image format',
      'use .svg',
      'x',
    ),
    'a file that is too large': file(
      'static/data.json',
      'the maximum is 500 KB',
      'compress it',
      'x'.repeat(600 * 1024),
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

/** A page with links to the others. */
const linking = {
  'docs/index.mdx': page('[a](/a/) [b](/a) [c](/a.html) [d](/api/) [e](/limits/) [f](/v1/limits/)'),
};

describeRule(pageFiles, {
  clean: {
    ...linking,
    'docs/limits.mdx': page('Text.'),
    'docs/a.mdx': page('Text.').replace('title', 'slug: /a.html\ntitle'),
    'versioned_docs/version-v1/limits.mdx': page('Text.'),
  },
  mistakes: {
    'two pages with the same route': {
      files: {...linking, 'docs/api/index.mdx': page('Text.'), 'docs/api.mdx': page('Text.')},
      at: 'docs/api/index.mdx:1:1',
      says: 'docs/api.mdx already has the route /api/',
      fix: 'move one',
    },
  },
});
