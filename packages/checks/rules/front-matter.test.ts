import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {frontMatter} from './front-matter.ts';

const withKey = (line: string) => page().replace('title: Queues', `title: Queues\n${line}`);

/** No two pages may share a title or a description. */
const other = (text: string, name: string) =>
  text
    .replace(/title: Queues/, `title: ${name}`)
    .replace(
      /short_description: .*/,
      `short_description: What ${name.replace(/\W+/g, ' ')} is, in a sentence.`,
    );

describeRule(frontMatter, {
  clean: {
    'docs/a.mdx': withKey('thumbnail: /img/a.svg'),
    'docs/b.mdx': other(page(), '"{{product.name}} queues #1"'),
    'docs/c.mdx': other(withKey('sidebar_label: C#'), 'Other'),
    'docs/_part.mdx': 'A part of pages has no front matter.',
    'static/img/a.svg': '<svg/>',
  },
  mistakes: {
    'a thumbnail that does not exist': {
      files: {'docs/a.mdx': withKey('thumbnail: /img/none.svg')},
      at: 'docs/a.mdx:3:1',
      says: 'no file at static/img/none.svg',
      fix: 'add the file',
    },
    'text that is not valid YAML': {
      files: {'docs/a.mdx': page().replace('title: Queues', 'title: Queues: how they work')},
      at: 'docs/a.mdx:2:1',
      says: 'not valid YAML',
      fix: 'quote the value',
    },
    'a title with a number sign': {
      files: {'docs/a.mdx': page().replace('title: Queues', 'title: Sample topic #1')},
      at: 'docs/a.mdx:2:1',
      says: '"title" ends before "#1"',
      fix: 'write title: "Sample topic #1"',
    },
    'a number sign after a fact': {
      files: {'docs/a.mdx': page().replace('title: Queues', 'title: {{product.name}} #1')},
      at: 'docs/a.mdx:2:1',
      says: '"title" ends before "#1"',
      fix: 'write title: "{{product.name}} #1"',
    },
    'a number sign on the second line of a value': {
      files: {'docs/a.mdx': withKey('meta_label: Channel\n  #general')},
      at: 'docs/a.mdx:3:1',
      says: '"meta_label" ends before "#general"',
      fix: 'write meta_label: "Channel #general"',
    },
    'a number sign after quotes': {
      files: {'docs/a.mdx': withKey('sidebar_label: "Topic" # 1')},
      at: 'docs/a.mdx:3:1',
      says: 'which YAML reads as a comment',
      fix: 'write sidebar_label: "Topic # 1"',
    },
    'a key that is there twice': {
      files: {'docs/a.mdx': withKey('title: Limits')},
      at: 'docs/a.mdx:3:1',
      says: 'not valid YAML: duplicated mapping key',
      fix: 'keep one of the lines',
    },
    'front matter without an end': {
      files: {'docs/a.mdx': page('Text: a queue.').replace('\n---\n\n', '\n\n')},
      at: 'docs/a.mdx:1:1',
      says: 'the front matter is never closed',
      fix: 'write --- on its own line',
    },
    'a missing title': {
      files: {'docs/a.mdx': '---\nshort_description: How events wait for a worker.\n---\n'},
      at: 'docs/a.mdx:1:1',
      says: '"title"',
      fix: 'write "title: …"',
    },
  },
});

const titled = (title: string, description = `What ${title} is, in a sentence.`) =>
  page('Text.')
    .replace('title: Queues', `title: ${title}`)
    .replace(/short_description: .*/, `short_description: ${description}`);

const mistake = (text: string, at: string, says: string, fix: string) => ({
  files: {'docs/queues.mdx': page('Text.'), 'docs/z.mdx': text},
  at: `docs/z.mdx:${at}`,
  says,
  fix,
});

describeRule(frontMatter, {
  clean: {
    'docs/queues.mdx': page('Text.'),
    'docs/z.mdx': titled('Limits'),
    'versioned_docs/version-v1/queues.mdx': page('Text.'),
  },
  mistakes: {
    'a description without a period': mistake(
      titled('Limits', 'What the limits are here'),
      '3:1',
      'does not end with a period',
      'a full sentence',
    ),
  },
});
