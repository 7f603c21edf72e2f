import {fireEvent, render, screen} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {jobs, languages, tracks} from '@portal/content/facts/guides';
import GuideCards from './GuideCards';
import GuideFilter from './GuideFilter';
import GuideList from './GuideList';
import GuideTrack from './GuideTrack';
import GuidesThatUse from './GuidesThatUse';

const mockStorage = new Map<string, string>();
let mockVersion = 'current';
let mockUsedBy: string[] = [];
let mockLanguage = '';
const mockReplace = jest.fn();

jest.mock(
  '@generated/guides/default/guides.json',
  () => ({
    __esModule: true,
    default: {
      current: {
        guides: {
          guides: {
            approval: {slug: 'approval', job: 'ask', minutes: 20, languages: ['nodejs', 'python']},
            backfill: {slug: 'backfill', job: 'move', minutes: 30, languages: ['nodejs']},
          },
          tracks: {
            build: [
              {route: '/guides/approval/', minutes: 20},
              {route: '/guides/backfill/', minutes: 30},
            ],
            old: [{route: '/guides/gone/', minutes: 5}],
          },
          languages: {nodejs: 'Node.js', python: 'Python'},
        },
        thumbnails: {'/quickstart/': '/img/cards/quickstart.svg'},
      },
      v1: {thumbnails: {'/quickstart/': '/img/cards/v1.svg'}},
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
    return {
      useDoc: () => ({frontMatter: {used_by: mockUsedBy}}),
      useDocsVersion: () => ({version: mockVersion, docs}),
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
      replace: mockReplace,
    }),
  }),
  {virtual: true},
);
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    createStorageSlot: (key: string) => ({
      get: () => mockStorage.get(key) ?? null,
      set: (value: string) => mockStorage.set(key, value),
      listen: () => () => undefined,
    }),
    useQueryString: () => [mockLanguage],
  }),
  {virtual: true},
);

beforeEach(() => {
  mockStorage.clear();
  mockVersion = 'current';
});
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a track lists its pages with their durations', () => {
  const {container} = render(<GuideTrack track="build" />);
  expect(container.textContent).toContain('2 pages, about 50 minutes');
  expect(addresses()).toEqual(['/docs/guides/approval/', '/docs/guides/backfill/']);
});

test('a mark is stored in the browser, and can be removed', () => {
  const first = render(<GuideTrack track="build" />);
  const box = () =>
    screen.getByRole<HTMLInputElement>('checkbox', {name: 'Read: Title of guides/backfill'});
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(first.container.textContent).toContain('Read: 1 of 2');
  first.unmount();

  const second = render(<GuideTrack track="build" />);
  expect(second.container.textContent).toContain('Read: 1 of 2');
  fireEvent.click(box());
  expect(second.container.textContent).toContain('Read: 0 of 2');
});

test('corrupt marks are ignored', () => {
  mockStorage.set('docs.guides.read', '{"');
  const {container} = render(<GuideTrack track="build" />);
  expect(container.textContent).toContain('Read: 0 of 2');
});

test('a list has the guides for its job, with their languages for the filter', () => {
  const {container} = render(<GuideList job="ask" />);
  expect(container.querySelectorAll('li')).toHaveLength(1);
  expect(container.querySelector('li')!.dataset.languages).toBe('nodejs python');
  expect(container.textContent).toBe(
    'Title of guides/approval: About guides/approval (Node.js, Python; 20 minutes)',
  );
});

test('a card has a title, a description, a picture and one link', () => {
  const {container} = render(<GuideCards routes={['/quickstart/']} />);
  expect(screen.getByRole('link', {name: 'Title of quickstart'})).toBeTruthy();
  expect(addresses()).toEqual(['/docs/quickstart/']);
  expect(screen.getByText('About quickstart')).toBeTruthy();
  expect(container.querySelector('img')!.getAttribute('src')).toBe(
    '/docs/img/cards/quickstart.svg',
  );
});

test('each version has the cards of its own pages', () => {
  mockVersion = 'v1';
  render(<GuideCards routes={['/quickstart/']} />);
  expect(addresses()).toEqual(['/docs/v1/quickstart/']);
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
    '"bild" isn\'t a track in packages/content/facts/guides.ts. Did you mean "build"? Expected one of: build, old',
  );
  expect(() => render(<GuideList job="asks" />)).toThrow('Did you mean "ask"?');
  expect(() => render(<GuideCards routes={['/quikstart/']} />)).toThrow(
    'Did you mean "/quickstart/"?',
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
  expect(() => render(<GuideList job="ask" />)).toThrow(missing);
  expect(() => render(<GuideFilter />)).toThrow(missing);
});

test.each([
  ['all languages', '', 'all'],
  ['the language in the URL', 'python', 'python'],
  ['all languages, if the URL has an unknown one', 'toString', 'all'],
])('the filter shows %s', (_, language, value) => {
  mockLanguage = language;
  render(<GuideFilter />);
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map((radio) => radio.value)).toEqual([value]);
});

test('a language replaces the URL, with its query and hash', () => {
  mockLanguage = '';
  render(<GuideFilter />);
  fireEvent.click(screen.getByRole('radio', {name: 'Python'}));
  expect(mockReplace).toHaveBeenCalledWith({
    pathname: '/docs/guides/',
    search: 'a=b&language=python',
    hash: '#tasks',
  });
});

test('the styles have a filter for each language', () => {
  const css = readFileSync(join(__dirname, 'lists.module.css'), 'utf8');
  for (const key of Object.keys(languages)) {
    expect(css).toContain(`:not([data-languages~='${key}'])`);
  }
});

test('the guides page has every job and every track', () => {
  const page = readFileSync(join(__dirname, '../../../docs/guides/index.mdx'), 'utf8');
  for (const job of jobs) expect(page).toContain(`<GuideList job="${job}" />`);
  for (const track of Object.keys(tracks))
    expect(page).toContain(`<GuideTrack track="${track}" />`);
});
