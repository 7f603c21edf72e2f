import {changedAt, lookForNewer} from './newerPage.ts';

const HOUR = 3_600_000;

const page = (date?: string) =>
  `<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
   <script type="application/ld+json">{"@type":"TechArticle"${date ? `,"dateModified":"${date}"` : ''}}</script>`;

const [MONDAY, TUESDAY] = ['2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z'];

const serve = (respond: () => Promise<Partial<Response>>) => {
  window.fetch = jest.fn(respond) as unknown as typeof fetch;
};
const serves = (html: string, ok = true) =>
  serve(() => Promise.resolve({ok, text: () => Promise.resolve(html)}));

const note = () => document.querySelector('.anchor-notice p');

beforeEach(() => {
  document.head.innerHTML = page(MONDAY);
  history.replaceState(null, '', '/docs/limits/#a');
});
afterEach(() => document.querySelector('.anchor-notice')?.replaceChildren());

test('the date comes from the metadata for search engines', () => {
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
  // A link to a hash on the same page wouldn't load anything.
  expect(note()?.querySelector('a')?.getAttribute('href')).toBe('http://localhost/docs/limits/');
});

test.each([
  ['the same', () => serves(page(MONDAY))],
  ['older, from an outdated server', () => serves(page('2026-11-22T10:00:00.000Z'))],
  ['without a date', () => serves(page())],
  ['gone', () => serves(page(TUESDAY), false)],
  ['unreachable', () => serve(() => Promise.reject(new TypeError('Failed to fetch')))],
])('there is no note about a page that is %s', async (_how, respond) => {
  respond();
  await lookForNewer();
  expect(note()).toBeNull();
});

test('there is no note once the reader has opened another page', async () => {
  serve(() => {
    history.replaceState(null, '', '/docs/status/');
    return Promise.resolve({ok: true, text: () => Promise.resolve(page(TUESDAY))});
  });
  await lookForNewer();
  expect(note()).toBeNull();
});

test("a page without a date isn't requested", async () => {
  document.head.innerHTML = page();
  serves(page(TUESDAY));
  await lookForNewer();
  expect(window.fetch).not.toHaveBeenCalled();
});

test('a tab that the reader comes back to asks at most once an hour', () => {
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
