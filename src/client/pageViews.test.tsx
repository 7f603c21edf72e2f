import pageViews, {track} from './pageViews.ts';

type Location = Parameters<NonNullable<typeof pageViews.onRouteDidUpdate>>[0]['location'];

const at = (pathname: string, hash = '') => ({pathname, hash}) as Location;

const visit = (location: Location, previousLocation: Location | null = null) =>
  pageViews.onRouteDidUpdate!({location, previousLocation});

const pageEvents = () =>
  (window.dataLayer ?? []).filter((entry) => 'page' in entry) as {page: string}[];

/** Turns a provider on, for a reader with this answer. */
const configure = (answer?: 'yes' | 'no' | 'none') => {
  if (answer !== 'none') localStorage.setItem('docs.analytics', answer ?? 'yes');
  document.head.innerHTML = '<meta name="analytics" content="GTM-TEST">';
};

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.pageLabel;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  // The provider is loaded once per page, so its queue has to be emptied here.
  window.dataLayer?.splice(0);
  Object.assign(navigator, {globalPrivacyControl: undefined});
});

test('without an ID, nothing is loaded or recorded', () => {
  visit(at('/docs/'));
  expect(window.dataLayer).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();
});

test.each(['none', 'no'] as const)(
  'with the answer "%s", nothing is loaded, recorded or stored',
  (answer) => {
    configure(answer);
    const kept = JSON.stringify(localStorage);
    visit(at('/docs/'));
    expect(track({event: 'page_feedback'})).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
    expect([JSON.stringify(localStorage), document.cookie]).toEqual([kept, '']);
  },
);

test('each route change is one event, and the script is loaded once, whatever the query says', () => {
  configure();
  // Docusaurus turns such a query into an attribute of the root element.
  history.replaceState(null, '', '/docs/?a=1&docusaurus-data-page-label=planted#part');
  document.documentElement.dataset.pageLabel = 'planted';
  visit(at('/docs/'));
  visit(at('/docs/limits/'), at('/docs/'));
  expect(pageEvents()).toEqual([
    {event: 'page_view', page: '/docs/'},
    {event: 'page_view', page: '/docs/limits/'},
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(location.href.slice(location.origin.length)).toBe('/docs/?a=1#part');
});

test("a page's label replaces its route", () => {
  configure();
  document.body.innerHTML = '<div hidden data-page-label="limits"></div>';
  visit(at('/docs/limits/'));
  expect(pageEvents()).toEqual([{event: 'page_view', page: 'limits'}]);
});

test("readers who ask not to be tracked aren't tracked", () => {
  configure();
  Object.assign(navigator, {globalPrivacyControl: true});
  expect(track({event: 'page_view'})).toBe(false);
  expect(pageEvents()).toEqual([]);
});
