import {render, screen} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {jobs, languages} from '@portal/content/facts';
import {GuideFilter, GuideList, GuideTrack} from '.';
import GuidesThatUse from './GuidesThatUse';

let mockVersion = 'current';
let mockUsedBy: string[] = [];
let mockShow = '';

jest.mock(
  '@generated/guides/default/guides.json',
  () => ({
    __esModule: true,
    default: {
      current: {
        guides: {
          backfill: {slug: 'backfill', job: 'move', minutes: 30, languages: ['nodejs']},
          approval: {slug: 'approval', job: 'ask', minutes: 20, languages: ['nodejs', 'python']},
        },
        tracks: {
          build: [
            {route: '/quickstart/', minutes: 15},
            {route: '/guides/approval/', minutes: 20},
            {route: '/guides/backfill/', minutes: 30},
          ],
          old: [{route: '/guides/gone/', minutes: 5}],
        },
        jobs: {ask: 'Ask people', move: 'Move data'},
        languages: {nodejs: 'Node.js', python: 'Python'},
      },
    },
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => {
    const pages = ['quickstart', 'guides/approval', 'guides/backfill'];
    const version = (name: string, path: string) => ({
      ...{name, path},
      docs: pages.map((id) => ({id, path: `${path.replace(/\/$/, '')}/${id}/`})),
    });
    const docs = Object.fromEntries(
      pages.map((id) => [id, {id, title: `Title of ${id}`, description: `About ${id}`}]),
    );
    const docsSidebars = {
      docs: [
        {type: 'html', value: ''},
        {
          ...{type: 'category', label: 'Quickstart', href: '/docs/quickstart/'},
          items: [{type: 'link', label: 'Approval', href: '/docs/guides/approval/'}],
        },
      ],
    };
    return {
      useDoc: () => ({frontMatter: {used_by: mockUsedBy}}),
      useDocsVersion: () => ({version: mockVersion, docs, docsSidebars}),
      useVersions: () => [version('current', '/docs/'), version('v1', '/docs/v1')],
    };
  },
  {virtual: true},
);
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({
      location: {pathname: '/docs/guides/', search: '?a=b', hash: '#tasks'},
      replace: jest.fn(),
    }),
  }),
  {virtual: true},
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({i18n: {currentLocale: 'en'}}), {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => ({useQueryString: () => [mockShow]}), {virtual: true});

beforeEach(() => {
  mockVersion = 'current';
  mockShow = '';
});
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a track links to its pages in order, by their sidebar labels, with the total time', () => {
  const {container} = render(<GuideTrack track="build" />);
  expect(container.textContent).toBe(
    'Quickstart, Approval, Title of guides/backfill (65\u00a0minutes)',
  );
  expect(addresses()).toEqual([
    '/docs/quickstart/',
    '/docs/guides/approval/',
    '/docs/guides/backfill/',
  ]);
});

test('a page that guides use ends with links to them', () => {
  mockUsedBy = ['approval', 'backfill'];
  render(<GuidesThatUse />);
  expect(screen.getByRole('navigation', {name: 'Guides that use this'})).toBeTruthy();
  expect(screen.getByRole('link', {name: 'Title of guides/backfill'})).toBeTruthy();
  expect(addresses()).toEqual(['/docs/guides/approval/', '/docs/guides/backfill/']);
});

test('other pages have no such links', () => {
  mockUsedBy = [];
  expect(render(<GuidesThatUse />).container.innerHTML).toBe('');
});

test('an unknown name stops the build, and the error names the nearest one and all others', () => {
  quiet();
  expect(() => render(<GuideTrack track="bild" />)).toThrow(
    '"bild" isn\'t a track in data/guides.yaml. Did you mean "build"? Expected one of: build, old',
  );
});

test('a route without a page stops the build', () => {
  quiet();
  expect(() => render(<GuideTrack track="old" />)).toThrow('there is no page at /guides/gone/');
});

test('a version without guides says so', () => {
  quiet();
  mockVersion = 'v1';
  const missing = 'Version "v1" has no guides to list';
  expect(() => render(<GuideTrack track="build" />)).toThrow(missing);
  expect(() => render(<GuideList />)).toThrow(missing);
  expect(() => render(<GuideFilter />)).toThrow(missing);
});

test('the filter has each job, and each language that some guides lack', () => {
  render(<GuideFilter />);
  const names = screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);
  expect(names).toEqual(['All', 'Ask people', 'Move data', 'Python']);
});

test.each([
  ['all guides', '', 'all'],
  ['the choice in the URL', 'python', 'python'],
  ['all guides, if the URL has an unknown choice', 'toString', 'all'],
])('the filter shows %s', (_, show, value) => {
  mockShow = show;
  render(<GuideFilter />);
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map((radio) => radio.value)).toEqual([value]);
});

test('the styles have a filter for each job, and for each language but Node.js', () => {
  const css = readFileSync(join(__dirname, 'lists.module.css'), 'utf8');
  const keys = [...Object.keys(jobs), ...Object.keys(languages)].filter((key) => key !== 'nodejs');
  for (const key of keys) expect(css).toContain(`:not([data-tags~='${key}'])`);
});
