import {facts} from '../../facts/index.ts';
import {limits} from '../../facts/limits.ts';
import {numberIn} from '../core/amounts.ts';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '../testing/plant.ts';
import {wordedFacts} from './worded-facts.ts';

/** A number that is no fact. */
const stale = Number(limits.dailyCredits.value) * 7 + 3;

describeRule(wordedFacts, {
  clean: {
    'docs/a.mdx': page(
      'Up to {{limits.httpPayload}} with {{limits.nodeVersion}}. It takes five minutes to read.',
      '',
      'A workflow with 512MB of memory costs two credits.',
      '',
      'The code runs on Node.js 18 or newer on your laptop, in a week.',
    ),
  },
  known: {facts},
  mistakes: {
    'a size in words': inBody(
      'Bodies of ⟦half a megabyte are fine.',
      'a fact in words',
      '{{limits.',
    ),
    'a stale size': inBody(`Bodies over ⟦${stale}KB are refused.`, 'a typed size', '{{limits.'),
    'a size in a table': inBody(
      ['| Part | Limit |', '| --- | --- |', `| Body | ⟦${stale} MB |`],
      'a typed size',
      '{{limits.',
    ),
    'thousands in short': inBody('The queue holds ⟦10k events.', 'in short', '{{limits.'),
    'the version of a runtime': inBody(
      'Steps run on ⟦Node.js 18.',
      'version of a runtime',
      '{{limits.',
    ),
    'a time that a limit has, in words': inBody(
      'An execution can be suspended for ⟦one year.',
      'a fact in words',
      '{{limits.',
    ),
  },
});

test.each([
  ['half a', 0.5],
  ['one hundred', 100],
  ['a dozen', 12],
  ['five hundred and twelve', 512],
  ['twenty-five thousand', 25_000],
])('%s is %d', (words, number) => expect(numberIn(words)).toBe(number));
