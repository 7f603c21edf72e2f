import {markdownPathOf} from './markdownPath.ts';

test.each([
  ['/docs/', '/docs/index.md'],
  ['/docs/limits/', '/docs/limits/index.md'],
  ['/docs/quickstart/create-new-workflow.html', '/docs/quickstart/create-new-workflow.md'],
])('finds the Markdown of %s at %s', (path, expected) =>
  expect(markdownPathOf(path)).toBe(expected),
);
