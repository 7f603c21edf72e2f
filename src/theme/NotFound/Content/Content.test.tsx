import {act, render, screen} from '@testing-library/react';
import {useEffect, useState, type ReactNode} from 'react';
import Content from '.';

interface AnyProps {
  children: ReactNode;
  to: string;
  as: 'h1';
}

const versions = ['', 'v1/'].map((path) => ({
  name: path || 'current',
  label: path ? 'v1' : 'v2',
  path: `/docs/${path}`,
  mainDocId: 'index',
  docs: [{id: 'index', path: `/docs/${path}`}],
}));
let mockVersions: object[];

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useVersions: () => mockVersions}), {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({siteConfig: {title: 'Acme docs'}}), {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}), {virtual: true});
/** Whether the app is only just starting, on the page that the server has responded with. */
let mockIsStarting = true;
jest.mock(
  '@docusaurus/useIsBrowser',
  () => () => {
    const [isBrowser, setBrowser] = useState(!mockIsStarting);
    useEffect(() => setBrowser(true), []);
    return isBrowser;
  },
  {virtual: true},
);
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location}), {virtual: true});
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: AnyProps) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock(
  '@theme/Heading',
  () =>
    ({as: As, children}: AnyProps) => <As>{children}</As>,
  {virtual: true},
);

const pages = [
  {title: 'Limits', path: '/docs/limits/'},
  {title: 'Quickstart', path: '/docs/quickstart/'},
];

const serve = (respond: () => Promise<Partial<Response>>) => {
  window.fetch = jest.fn(respond) as unknown as typeof fetch;
};

/** Shows the page and lets it fetch its list. */
const show = () => act(async () => void render(<Content />));

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/limts/');
  mockIsStarting = true;
  mockVersions = versions.slice(0, 1);
  serve(() => Promise.resolve({ok: true, json: () => Promise.resolve(pages)}));
});

test('shows the path, and offers the page with a similar path', async () => {
  await show();
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Page not found');
  expect(screen.getByText('/docs/limts/')).toBeTruthy();
  const link = screen.getByRole('link', {name: 'Limits'});
  expect(link.getAttribute('href')).toBe('/docs/limits/');
  expect(screen.getByRole('status').contains(link)).toBe(true);
  expect(screen.queryByRole('link', {name: 'Quickstart'})).toBeNull();
});

test('fills the search field with the words of the path', async () => {
  window.history.replaceState(null, '', '/docs/code/http_requests.html');
  await show();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('code http requests');
  expect(screen.getByRole<HTMLFormElement>('search').getAttribute('action')).toBe('/docs/search/');
});

test('links to the home page, the start page of each version and similar pages', async () => {
  mockVersions = versions;
  await show();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/docs/', '/docs/', '/docs/v1/', '/docs/limits/']);
});

test.each([
  ['is missing', () => Promise.resolve({ok: false})],
  ["can't be reached", () => Promise.reject(new TypeError('Failed to fetch'))],
])('works without the list of pages when it %s', async (_how, respond) => {
  serve(respond);
  await show();
  expect(window.fetch).toHaveBeenCalledWith('/docs/pages.json');
  expect(screen.queryByRole('heading', {name: 'Did you mean'})).toBeNull();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
});

describe('a path that this tab reached without the server', () => {
  const ask = (reloads: boolean) => {
    mockIsStarting = false;
    const reload = jest.fn(() => Promise.resolve(reloads));
    window.loadFailure = {
      reloadIfThere: reload,
      recover: jest.fn(),
      dismiss: jest.fn(),
      stay: jest.fn(),
    };
    return reload;
  };
  afterEach(() => delete window.loadFailure);

  test('is loaded from the server if it has the page, without saying that the page is missing', async () => {
    const reload = ask(true);
    await show();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading', {level: 1})).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading this page…');
  });

  test("isn't found if the server doesn't have it either", async () => {
    const reload = ask(false);
    await show();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Page not found');
  });

  test('is requested again if it is another one', async () => {
    const reload = ask(false);
    const {rerender} = render(<Content />);
    window.history.replaceState(null, '', '/docs/prices/');
    await act(async () => rerender(<Content />));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

test("the server isn't asked again about the path that it just responded to", async () => {
  const reload = jest.fn();
  window.loadFailure = {
    reloadIfThere: reload,
    recover: jest.fn(),
    dismiss: jest.fn(),
    stay: jest.fn(),
  };
  await show();
  expect(reload).not.toHaveBeenCalled();
  delete window.loadFailure;
});
