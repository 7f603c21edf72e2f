import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnalyticsChoice from '.';

jest.mock('@docusaurus/useIsBrowser', () => () => true, {virtual: true});

const QUESTION = 'May this site count page views with Google Tag Manager?';
const notice = () => screen.queryByRole('region', {name: QUESTION});
const button = (name: string | RegExp) => screen.getByRole('button', {name});
const kept = () => localStorage.getItem('docs.analytics');
const isLoaded = () => document.head.querySelector('script') !== null;

beforeEach(() => {
  document.head.innerHTML = '<meta name="analytics" content="GTM-TEST">';
});
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  Object.assign(navigator, {globalPrivacyControl: undefined});
});

test('a no is remembered, and can be changed to a yes', async () => {
  const user = userEvent.setup();
  const {unmount} = render(<AnalyticsChoice />);
  await user.click(button('Decline'));
  expect([notice(), kept(), isLoaded()]).toEqual([null, 'no', false]);
  expect(document.activeElement).toBe(screen.getByRole('group', {name: 'Analytics'}));
  // Readers who scroll with the space bar don't open the question again.
  await user.keyboard(' ');
  expect(notice()).toBeNull();
  unmount();

  render(<AnalyticsChoice />);
  expect(notice()).toBeNull();
  await user.click(button('Analytics: off. Change'));
  expect(document.activeElement).toBe(notice());
  await user.click(button('Allow'));
  expect([notice(), kept(), isLoaded()]).toEqual([null, 'yes', true]);
  expect(window.dataLayer).toContainEqual({event: 'page_view', page: location.pathname});
  expect(document.activeElement).toBe(button('Analytics: allowed. Change'));
});

test('a yes can be withdrawn, which removes the cookies', async () => {
  // jsdom reports that it can't reload the page.
  const log = jest.spyOn(console, 'error').mockImplementation();
  localStorage.setItem('docs.analytics', 'yes');
  document.cookie = '_ga_TEST=1; path=/';
  document.cookie = 'other=1; path=/';
  const user = userEvent.setup();
  render(<AnalyticsChoice />);
  expect(notice()).toBeNull();
  await user.click(button(/Change/));
  await user.click(button('Decline'));
  expect(kept()).toBe('no');
  expect(document.cookie).toBe('other=1');
  expect(String(log.mock.calls[0]?.[0])).toContain('navigation');
  log.mockRestore();
});
