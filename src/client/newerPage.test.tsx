import {changedAt, lookForNewer} from './newerPage.ts';

const HOUR = 3_600_000;

const page = (date?: string) =>
  `<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
   <script type="application/ld+json">{"@type":"TechArticle"${date ? `,"dateModified":"${date}"` : ''}}</script>`;

const [MONDAY, TUESDAY] = ['2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z'];

const serve = (answer: () => Promise<Partial<Response>>) => {
  window.fetch = jest.fn(answer) as unknown as typeof fetch;
};
const serves = (html: string, ok = true) =>
  serve(() => Promise.resolve({ok, text: () => Promise.resolve(html)}));

const note = () => document.querySelector('.anchor-notice p');

beforeEach(() => {
  document.head.innerHTML = page(MONDAY);
  history.replaceState(null, '', '/docs/limits/#a');
});
afterEach(() => document.querySelector('.anchor-notice')?.replaceChildren());

test('the date is the one that the page has for search engines', () => {
  expect(changedAt(document)).toBe(MONDAY);
  document.head.innerHTML = page();
  expect(changedAt(document)).toBeUndefined();
});

test('a newer page is offered', async () => {
  serves(page(TUESDAY));
  await lookForNewer();
  expect(window.fetch).toHaveBeenCalledWith('/docs/limits/', {cache: 'no-cache'});
  expect(note()?.textContent).toBe(
    'This page has changed since you opened it. Load the new version',
  );
  // A link to a hash of the same page would load nothing.
  expect(note()?.querySelector('a')?.getAttribute('href')).toBe('http://localhost/docs/limits/');
});

test.each([
  ['the same', () => serves(page(MONDAY))],
  ['older, from a server that lags behind', () => serves(page('2026-11-22T10:00:00.000Z'))],
  ['without a date', () => serves(page())],
  ['gone', () => serves(page(TUESDAY), false)],
  ['out of reach', () => serve(() => Promise.reject(new TypeError('Failed to fetch')))],
])('nothing is said about a page that is %s', async (_how, answer) => {
  answer();
  await lookForNewer();
  expect(note()).toBeNull();
});

test('nothing is said once the reader has gone on', async () => {
  serve(() => {
    history.replaceState(null, '', '/docs/status/');
    return Promise.resolve({ok: true, text: () => Promise.resolve(page(TUESDAY))});
  });
  await lookForNewer();
  expect(note()).toBeNull();
});

test('a page without a date is not asked for', async () => {
  document.head.innerHTML = page();
  serves(page(TUESDAY));
  await lookForNewer();
  expect(window.fetch).not.toHaveBeenCalled();
});

test('a tab that is looked at again asks once an hour', () => {
  serves(page(MONDAY));
  const clock = jest.spyOn(Date, 'now');
  const start = Date.now();
  const comeBack = (after: number) => {
    clock.mockReturnValue(start + after);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  comeBack(HOUR / 2);
  expect(window.fetch).not.toHaveBeenCalled();
  comeBack(2 * HOUR);
  comeBack(2.5 * HOUR);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  clock.mockRestore();
});
