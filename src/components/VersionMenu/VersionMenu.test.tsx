import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import VersionMenu from '.';

interface Item {
  label: ReactNode;
  to: string;
  isActive: () => boolean;
  onClick: () => void;
}

const v2 = {
  name: 'current',
  path: '/docs',
  mainDocId: 'index',
  docs: ['', 'limits/', 'code/python/auth/'].map((path) => ({
    id: path || 'index',
    path: `/docs/${path}`,
  })),
};
const v1 = {
  name: 'v1',
  path: '/docs/v1',
  mainDocId: 'start',
  docs: ['', 'limits/', 'workflows/steps/code/'].map((path) => ({
    id: path || 'start',
    path: `/docs/v1/${path}`,
  })),
};

let mockPublished: unknown[] = [];
let mockVersion: unknown;
let mockPath: string | undefined;
const mockSave = jest.fn();

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useVersions: () => mockPublished,
    useActiveDocContext: () => ({
      activeVersion: mockVersion,
      activeDoc: mockPath && {path: mockPath},
    }),
    useDocsVersionCandidates: () => [mockVersion ?? mockPublished[0]],
    useDocsPreferredVersion: () => ({savePreferredVersionName: mockSave}),
  }),
  {virtual: true},
);
jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({siteConfig: {baseUrl: '/docs/'}}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    useHistorySelector: (select: (history: unknown) => string) =>
      select({location: {pathname: mockPath ?? '/docs/', search: '?a=b', hash: '#memory'}}),
  }),
  {virtual: true},
);
jest.mock(
  '@theme/NavbarItem/DropdownNavbarItem',
  () =>
    ({label, items}: {label: ReactNode; items: Item[]}) => (
      <>
        <button>{label}</button>
        {items.map(({to, label: text, isActive, onClick}) => (
          <a key={to} href={to} aria-current={isActive()} onClick={onClick}>
            {text}
          </a>
        ))}
      </>
    ),
  {virtual: true},
);

jest.mock('@generated/facts/default/versions.json', () => {
  const row = {state: 'maintained', inDocs: false, searched: false, indexed: false};
  return {
    __esModule: true,
    default: [
      {...row, id: 'v2', label: 'v2', badge: 'New', path: '', state: 'current', inDocs: true},
      {...row, id: 'v1', label: 'v1', path: 'v1', banner: 'an older one.'},
    ],
  };
});
jest.mock('@generated/facts/default/counterparts.json', () => ({
  __esModule: true,
  default: {v1: {moved: [], ended: {}, sections: [['/code/', '/workflows/steps/code/']]}},
}));

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  mockPublished = [v2, v1];
  mockVersion = v2;
  mockPath = '/docs/';
});

test("the current page's version is shown with its badge", () => {
  render(<VersionMenu />);
  expect(screen.getByRole('button').textContent).toBe('Docs version v2New');
  expect(screen.getByRole('link', {current: true}).textContent).toBe('v2New');
});

test('without a counterpart, it links to the nearest section and says so', () => {
  mockPath = '/docs/code/python/auth/';
  render(<VersionMenu />);
  expect(links()[1]).toBe('/docs/v1/workflows/steps/code/');
  expect(screen.getAllByRole('link')[1]!.textContent).toBe('v1nearest section');
});

test('on a page without a version, the menu links to the start pages', () => {
  mockVersion = undefined;
  mockPath = undefined;
  render(<VersionMenu />);
  expect(links()).toEqual(['/docs/', '/docs/v1/']);
});

test('a version without pages is left out', () => {
  mockPublished = [v2];
  render(<VersionMenu />);
  expect(links()).toEqual(['/docs/?a=b#memory']);
});

test('the choice is remembered', () => {
  render(<VersionMenu />);
  screen.getByRole('link', {name: 'v1'}).addEventListener('click', (e) => e.preventDefault());
  screen.getByRole('link', {name: 'v1'}).click();
  expect(mockSave).toHaveBeenCalledWith('v1');
});
