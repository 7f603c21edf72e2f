import {clear, page} from '@portal/content/testing/plant';
import {elements} from '../rules/elements.ts';
import {images} from '../rules/images.ts';
import {findingsOf} from '../testing/describeRule.ts';
import {isFrom} from './origins.ts';

afterAll(clear);

test.each([
  ['https://images.example.com/a.png', true],
  ['https://eu.cdn.example.com/a.png', true],
  ['https://cdn.example.com/a.png', false],
  ['https://images.example.com.evil.example/a.png', false],
  ['http://images.example.com/a.png', false],
  ['https://images.example.com:8443/a.png', false],
  ['//images.example.com/a.png', false],
  ['/img/a.png', false],
])('%s is allowed: %s', (url, allowed) =>
  expect(isFrom(url, ['https://images.example.com', 'https://*.cdn.example.com'])).toBe(allowed),
);

test('what data/policy.yaml allows is no finding, and what it does not is one', async () => {
  const files = {
    'docs/a.mdx': page(
      '![A queue](https://images.example.com/queue.png)',
      '',
      '<iframe src="https://player.example.com/1" title="A queue" style={{border: 0}} />',
    ),
  };
  const policy = {
    'img-src': ['https://images.example.com'],
    'frame-src': ['https://player.example.com'],
    inlineStyles: true,
  };
  for (const [rule, count] of [[images, 1] as const, [elements, 2] as const]) {
    expect(await findingsOf(rule, files, {policy})).toEqual([]);
    expect(await findingsOf(rule, files, {policy: {}})).toHaveLength(count);
  }
});
