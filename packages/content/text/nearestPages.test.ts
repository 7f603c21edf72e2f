import {nearestPages} from './nearestPages.ts';

const paths = [
  '/docs/',
  '/docs/limits/',
  '/docs/pricing/',
  '/docs/quickstart/',
  '/docs/quickstart/create-new-workflow.html',
  '/docs/code/nodejs/delay/',
  '/docs/workflows/steps/triggers/',
  '/docs/workflows/events/cold-starts/',
  '/docs/v1/workflows/steps/triggers/',
];
const pages = paths.map((path) => ({title: path, path}));

const nearest = (asked: string) => nearestPages(asked, pages, '/docs/').map(({path}) => path);

test.each([
  ['/docs/limts/', '/docs/limits/'],
  ['/docs/Limits/index.html', '/docs/limits/'],
  ['/docs/triggers', '/docs/workflows/steps/triggers/'],
  ['/docs/workflows/steps/tiggers/', '/docs/workflows/steps/triggers/'],
  ['/docs/v1/workflows/step/triggers/', '/docs/v1/workflows/steps/triggers/'],
  ['/docs/quickstart/create-new-workflow', '/docs/quickstart/create-new-workflow.html'],
  ['/docs/limits.html', '/docs/limits/'],
  ['/docs/limits/ ', '/docs/limits/'],
  ['/docs/limits/\u00a0', '/docs/limits/'],
  ['/docs/limits\u3000', '/docs/limits/'],
  ['/docs/Quickstart.HTML ', '/docs/quickstart/'],
  ['/docs/workflows/cold-starts/', '/docs/workflows/events/cold-starts/'],
])('suggests for %s the page %s first', (asked, expected) => {
  expect(nearest(asked)[0]).toBe(expected);
});

test('suggests nothing for a URL that is unlike any other', () => {
  expect(nearest('/docs/qwxzvbnmqwxz/')).toEqual([]);
});

test('suggests at most five pages', () => {
  const similar = [1, 2, 3, 4, 5, 6].map((number) => ({title: '', path: `/docs/limits${number}/`}));
  expect(nearestPages('/docs/limits/', similar, '/docs/')).toHaveLength(5);
});
