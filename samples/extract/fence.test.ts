import {readFenceMeta} from './fence.ts';

test('reads title, names, failure and line ranges', () => {
  expect(
    readFenceMeta('title="Add an order" {1,3-5} sample=add-order fails="is not defined"'),
  ).toEqual({
    title: 'Add an order',
    samples: ['add-order'],
    fails: 'is not defined',
  });
});

test('a result block may name several samples', () => {
  expect(readFenceMeta('title="Output" sample=one,two').samples).toEqual(['one', 'two']);
});

test.each([
  ['smaple=x', /unknown fence key `smaple`; did you mean `sample`\?/],
  ['sample=addOrder', /names are kebab-case/],
  ['no-run="later"', /no allowed reason for no-run; allowed are needs-live-platform, fragment/],
  ['fails', /needs the text of the error/],
  ['title="open', /cannot read the fence/],
])('refuses %s', (text, message) => {
  expect(() => readFenceMeta(text)).toThrow(message);
});
