import {didYouMean, nearestName} from './nearestName.ts';

const names = ['title', 'slug', 'sidebar_label'];

test.each([
  ['titel', 'title'],
  ['slgu', 'slug'],
  ['sidebar_labels', 'sidebar_label'],
])('finds for %s the name %s', (unknown, nearest) =>
  expect(nearestName(unknown, names)).toBe(nearest),
);

test.each(['nonsense', 'x', ''])('finds nothing that is like "%s"', (unknown) =>
  expect(nearestName(unknown, names)).toBeUndefined(),
);

test('gives another hint if no name is similar', () => {
  expect(didYouMean('titel', names, 'remove it')).toBe('did you mean title?');
  expect(didYouMean('nonsense', names, 'remove it')).toBe('remove it');
  expect(didYouMean('title', [], 'remove it')).toBe('remove it');
});
