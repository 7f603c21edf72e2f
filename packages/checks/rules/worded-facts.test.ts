import {display, facts, limits} from '@portal/content/facts';
import {numberIn} from '../core/amounts.ts';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {wordedFacts} from './worded-facts.ts';

/** A number that isn't a fact. */
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
      'is a fact, but it is spelled out',
      'httpPayload}} (',
    ),
    'a stale size': inBody(
      `Bodies over ⟦${stale}KB are refused.`,
      'is hard-coded, and no fact has this value',
      `add "name: {value: ${stale}, unit: KB, `,
    ),
    'a size in a table': inBody(
      ['| Part | Limit |', '| --- | --- |', `| Body | ⟦${stale} megabytes |`],
      'is hard-coded, and no fact has this value',
      `{value: ${stale}, unit: MB, `,
    ),
    'a price': inBody(
      ['| Plan | Price |', '| --- | --- |', '| Pro | ⟦$1,290 |'],
      '"$1,290" is hard-coded, and no fact has this value',
      '{value: 1290, unit: USD, ',
    ),
    'an abbreviated amount': inBody(
      `The queue holds ⟦${stale}k events.`,
      `"${stale}k" is abbreviated, and no fact has this value`,
      `If not, write ${(stale * 1000).toLocaleString('en')}`,
    ),
    'a fact of an older version': inBody(
      'Up to ⟦five hundred twelve megabytes of files.',
      'spelled out',
      '{{limits.v1.tmpSize}} (512MB in v1)',
    ),
    'an abbreviated fact': inBody(
      `It has ⟦${Number(limits.convertedTeamCredits!.value) / 1000}k credits.`,
      'is a fact, but it is abbreviated',
      'write {{limits.convertedTeamCredits}} (',
    ),
    'the version of a runtime': inBody(
      'Steps run on ⟦Node.js 18.',
      'is a hard-coded version of Node.js',
      `write {{limits.nodeVersion}} (${display(limits.nodeVersion)}). If not`,
    ),
    'a time limit in words': inBody(
      'An execution can be suspended for ⟦one year.',
      'spelled out',
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
