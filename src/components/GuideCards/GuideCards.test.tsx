import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import GuideCards from './index';

jest.mock(
  '@generated/guides/default/cards.json',
  () => ({
    __esModule: true,
    default: {
      versions: {
        current: {
          '/quickstart/': {
            title: 'Quickstart',
            description: 'Build a workflow in a quarter of an hour.',
            to: '/docs/quickstart/',
            thumbnail: '/img/cards/quickstart.svg',
          },
        },
        v7: {},
      },
      promised: ['/quickstart/', '/limits/'],
    },
  }),
  {virtual: true},
);
let mockVersion = 'current';

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDocsVersion: () => ({version: mockVersion})}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});

test('a card has a title, a description, a picture and one link', () => {
  const {container} = render(<GuideCards routes={['/quickstart/']} />);
  expect(screen.getByRole('link', {name: 'Quickstart'}).getAttribute('href')).toBe(
    '/docs/quickstart/',
  );
  expect(screen.getByText('Build a workflow in a quarter of an hour.')).toBeTruthy();
  expect(container.querySelector('img')!.getAttribute('src')).toBe(
    '/docs/img/cards/quickstart.svg',
  );
});

test('a known route without a card is left out', () => {
  render(<GuideCards routes={['/limits/', '/quickstart/']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('any other route stops the build, and the error names the nearest one', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<GuideCards routes={['/quikstart/']} />)).toThrow(
    '"/quikstart/" is not a route of this site (facts/routes.ts). Did you mean "/quickstart/"?',
  );
});

test('each version has the cards of its own pages', () => {
  mockVersion = 'v7';
  render(<GuideCards routes={['/quickstart/']} />);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});
