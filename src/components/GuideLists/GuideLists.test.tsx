import {fireEvent, render, screen} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactNode} from 'react';
import {jobs, languages, tracks} from '../../../facts/guides';
import GuideFilter from './GuideFilter';
import GuideList from './GuideList';
import GuideTrack from './GuideTrack';

const mockStorage = new Map<string, string>();
let mockVersion = 'current';

jest.mock(
  '@generated/guides/default/guides.json',
  () => {
    const page = (slug: string) => ({
      title: `Title of ${slug}`,
      description: `About ${slug}`,
      to: `/docs/guides/${slug}/`,
      minutes: 20,
    });
    return {
      __esModule: true,
      default: {
        current: {
          guides: [
            {...page('approval'), job: 'ask', languages: ['nodejs', 'python']},
            {...page('backfill'), job: 'move', languages: ['nodejs']},
          ],
          tracks: {build: [page('approval'), page('backfill')]},
          languages: {nodejs: 'Node.js', python: 'Python'},
        },
        v1: {guides: [], tracks: {}, languages: {}},
      },
    };
  },
  {virtual: true},
);
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
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    createStorageSlot: (key: string) => ({
      get: () => mockStorage.get(key) ?? null,
      set: (value: string) => mockStorage.set(key, value),
      listen: () => () => undefined,
    }),
  }),
  {virtual: true},
);

beforeEach(() => mockStorage.clear());
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('a track lists its pages with their durations', () => {
  const {container} = render(<GuideTrack track="build" />);
  expect(container.textContent).toContain('2 pages, about 40 minutes');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/guides/approval/',
    '/docs/guides/backfill/',
  ]);
});

test('a mark is stored in the browser, and can be removed', () => {
  const first = render(<GuideTrack track="build" />);
  const box = () =>
    screen.getByRole<HTMLInputElement>('checkbox', {name: 'Read: Title of backfill'});
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
  expect(container.textContent).toContain('(Node.js, Python; 20 minutes)');
});

test("a name that isn't in the facts stops the build", () => {
  quiet();
  expect(() => render(<GuideTrack track="bild" />)).toThrow('Expected one of: build');
  expect(() => render(<GuideList job="asks" />)).toThrow('Expected one of: ask, move');
});

test('a version without guides says so', () => {
  quiet();
  mockVersion = 'v1';
  const missing = 'Version "v1" has no guides to list';
  expect(() => render(<GuideTrack track="build" />)).toThrow(missing);
  expect(() => render(<GuideList job="ask" />)).toThrow(missing);
  expect(() => render(<GuideFilter />)).toThrow(missing);
  mockVersion = 'current';
});

test('all languages are selected at first', () => {
  render(<GuideFilter />);
  const checked = screen
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked);
  expect(checked.map((radio) => (radio as HTMLInputElement).value)).toEqual(['all']);
});

test('the styles have a filter for each language', () => {
  const css = readFileSync(join(__dirname, 'styles.module.css'), 'utf8');
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
