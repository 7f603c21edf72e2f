import {render} from '@testing-library/react';
import {useDocPath} from './useDocPath.ts';

let mockPathname = '';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});
jest.mock(
  '@generated/routes',
  () => [
    {path: '/docs/search/', exact: true},
    {path: '/docs/', routes: [{path: '/docs/', routes: [{path: '/docs/limits/', exact: true}]}]},
    {path: '*'},
  ],
  {virtual: true},
);

const Path = () => <>{useDocPath() ?? 'none'}</>;

test.each([
  ['/docs/limits/', '/docs/limits/'],
  ['/docs/Limits', '/docs/limits/'],
  ['/docs/none/', 'none'],
  ['/docs/search/', 'none'],
  ['/elsewhere/', 'none'],
])('%s is %s', (pathname, path) => {
  mockPathname = pathname;
  expect(render(<Path />).container.textContent).toBe(path);
});
