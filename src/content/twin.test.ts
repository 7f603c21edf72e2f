import {twinOf} from './twin.ts';

test.each([
  ['/docs/', '/docs/index.md'],
  ['/docs/limits/', '/docs/limits/index.md'],
  ['/docs/quickstart/create-new-workflow.html', '/docs/quickstart/create-new-workflow.md'],
])('the twin of %s is %s', (path, twin) => expect(twinOf(path)).toBe(twin));
