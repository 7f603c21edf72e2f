import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import GuideCards from './index';

jest.mock(
  '@generated/guides/default/guides.json',
  () => ({
    __esModule: true,
    default: {
      current: {
        cards: {
          '/quickstart/': {
            title: 'Quickstart',
            description: 'Build a workflow in a quarter of an hour.',
            to: '/docs/quickstart/',
            thumbnail: '/img/cards/quickstart.svg',
          },
        },
      },
      v7: {
        cards: {
          '/start/': {
            title: 'Start',
            description: 'In v7.',
            to: '/docs/v7/start/',
            thumbnail: '/a.svg',
          },
        },
      },
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

test('a route without a card stops the build, and the error names the nearest one', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<GuideCards routes={['/quikstart/']} />)).toThrow(
    'there is no page with a thumbnail at "/quikstart/". Did you mean "/quickstart/"?',
  );
});

test('each version has the cards of its own pages', () => {
  mockVersion = 'v7';
  render(<GuideCards routes={['/start/']} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/v7/start/');
});
