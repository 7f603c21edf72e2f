import {describeRule, findingsOf} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {titles} from './titles.ts';

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

describeRule(titles, {
  clean: {
    'docs/queues.mdx': page('Text.'),
    'docs/z.mdx': titled('Limits'),
    'versioned_docs/version-v1/queues.mdx': page('Text.'),
  },
  mistakes: {
    'a period at the end': mistake(
      titled('Limits.'),
      '2:1',
      'ends with "."',
      'remove the punctuation',
    ),
    'a title that is too long': mistake(
      titled('Limit '.repeat(12).trim(), 'What it is, in a sentence.'),
      '2:1',
      '71 characters',
      '65',
    ),
    'an emoji': mistake(titled('Limits 🚀'), '2:1', 'emoji', 'remove it'),
    'a description without a period': mistake(
      titled('Limits', 'What the limits are here'),
      '3:1',
      'does not end with a period',
      'a full sentence',
    ),
  },
});

test('reports both pages with the same title', async () => {
  const found = await findingsOf(titles, {
    'docs/a.mdx': titled('Limits', 'The first of them is this one.'),
    'docs/b.mdx': titled('limits', 'The second of them is this one.'),
  });
  expect(found.map(({file, message}) => [file, message])).toEqual([
    ['docs/a.mdx', 'docs/b.mdx has the same title'],
    ['docs/b.mdx', 'docs/a.mdx has the same title'],
  ]);
});
