import {places} from '../places.ts';
import type {Kind} from './kind.ts';

export const facts: readonly Kind[] = [
  {
    rule: 'facts',
    what: 'a price that is not a fact',
    says: 'is hard-coded, and no fact has this value',
    fix: ', unit: USD, ',
    wordings: [
      'The plan costs ⟦$29 a month.',
      'You pay ⟦$1,250 in total.',
      'It costs ⟦$0.37 each.',
    ],
    places,
  },
  {
    rule: 'facts',
    what: 'a size in words',
    says: 'is a fact, but it is spelled out',
    fix: 'write {{limits.',
    wordings: [
      'Bodies of up to ⟦half a megabyte are fine.',
      'Files may have ⟦two gigabytes together.',
      'Send ⟦five hundred and twelve kilobytes.',
    ],
    places,
  },
  {
    rule: 'facts',
    what: 'a size that is not a fact',
    says: 'is hard-coded, and no fact has this value',
    fix: 'B, label: …',
    wordings: [
      'Bodies over ⟦517MB are refused.',
      'A body has ⟦731 KB.',
      'Up to ⟦3.7 gigabytes of files.',
    ],
    places,
  },
  {
    rule: 'facts',
    what: 'an abbreviated amount',
    says: 'abbreviated',
    fix: ',000',
    wordings: ['The queue holds ⟦10k events.', 'You get ⟦25k credits.', 'It runs ⟦2M requests.'],
    places,
  },
  {
    rule: 'facts',
    what: 'a version of a runtime',
    says: 'is a hard-coded version of ',
    fix: 'that steps run on, write {{limits.',
    wordings: [
      'Steps run on ⟦Node.js 18.',
      'It needs ⟦Python 3.11.',
      'Steps are built with ⟦Go 1.22.',
    ],
    places,
  },
];
