import {readMeta} from '@portal/content/pages/fences';
import {fenceMeta} from './fence.ts';

const place = {file: 'docs/a.mdx', line: 1, column: 1, offset: 0};
const readFenceMeta = (text: string) => fenceMeta({...readMeta(text), place});

test('reads title, names, failure and line ranges', () => {
  expect(
    readFenceMeta('title="Add an order" {1,3-5} sample=add-order fails="is not defined"'),
  ).toEqual({
    title: 'Add an order',
    samples: ['add-order'],
    fails: 'is not defined',
  });
});

test('accepts several samples for a result block', () => {
  expect(readFenceMeta('title="Output" sample=one,two').samples).toEqual(['one', 'two']);
});

test.each([
  ['smaple=x', /unknown fence key `smaple`\n.*→ did you mean `sample`\?/],
  ['sample=addOrder', /use kebab-case/],
  ['no-run="later"', /isn't an allowed no-run reason\n.*→ use needs-live-platform or fragment/],
  ['fails', /needs the text of the error/],
  ['title="open', /cannot read the fence/],
])('rejects %s', (text, message) => {
  expect(() => readFenceMeta(text)).toThrow(message);
});
