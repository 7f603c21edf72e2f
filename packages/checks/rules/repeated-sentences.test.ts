import {runChecks} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, page, plant} from '@portal/content/testing/plant';
import {repeatedSentences} from './repeated-sentences.ts';

const SENTENCE =
  'A workflow that waits costs nothing until somebody resumes it or until its time is up.';

const mistake = (first: string, second: string, line = 6) => ({
  files: {'docs/a.mdx': page(first), 'docs/b.mdx': page(second)},
  at: `docs/b.mdx:${line}:1`,
  says: 'is also in docs/a.mdx',
  fix: 'link to it from the other',
});

describeRule(repeatedSentences, {
  clean: {
    'docs/a.mdx': page(SENTENCE, 'A short sentence is fine.', '', 'A short sentence is fine.'),
    'docs/b.mdx': page('A short sentence is fine.', '', '```text', SENTENCE, '```'),
    'versioned_docs/version-v1/a.mdx': page(SENTENCE),
  },
  mistakes: {
    'a sentence inside a paragraph, with other markup': mistake(
      SENTENCE,
      `First this. ${SENTENCE.replace('workflow', '*workflow*')} Then that.`,
    ),
    'a sentence over two lines': mistake(SENTENCE, SENTENCE.replace(' until', '\nuntil')),
  },
});

describe('on one page', () => {
  afterAll(clear);

  const files = {
    'docs/a.mdx': page(`Intro. ${SENTENCE}`),
    'docs/b.mdx': page(SENTENCE.replace('workflow', '[workflow](/workflows/)')),
    'docs/c.mdx': page('A page without the sentence.'),
  };
  const found = async (file: string) => {
    const selection = {project: plant(files), rules: [repeatedSentences], pages: [file]};
    return (await runChecks(selection)).findings.map(
      (finding) => `${finding.file}:${finding.line}`,
    );
  };

  test.each(['docs/a.mdx', 'docs/b.mdx'])('finds a sentence of %s on the other', async (file) =>
    expect(await found(file)).toEqual(['docs/b.mdx:6']),
  );

  test('ignores other pages', async () => expect(await found('docs/c.mdx')).toEqual([]));
});
