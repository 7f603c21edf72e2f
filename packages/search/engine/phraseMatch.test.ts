import {phraseMatch, normalized} from './phraseMatch.ts';

test.each([
  ['event is not defined', 'Error: event is not defined.', {pairs: 1, isWhole: true}],
  ['event is not def', 'event is not defined', {pairs: 1, isWhole: true}],
  ['event not defined', 'event is not defined', {pairs: 0.5, isWhole: false}],
  ['event', 'event', {pairs: 0, isWhole: false}],
])('%s in: %s', (query, text, expected) => {
  expect(phraseMatch(query)(normalized(text))).toEqual(expected);
});
