import {createMemoryHistory, type MemoryHistory} from 'history';
import {follower} from './staticLinks.ts';

jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({__esModule: true, default: {canUseIntersectionObserver: true}}),
  {virtual: true},
);
jest.mock('./readyPages.ts', () => ({markReady: jest.fn()}));

let history: MemoryHistory;
let follow: (event: MouseEvent) => void;

beforeEach(() => {
  history = createMemoryHistory({initialEntries: ['/docs/events/#body']});
  follow = follower(history);
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

/** Clicks the link's content, and tells whether the browser was kept from following it. */
function click(attributes: string, init: MouseEventInit = {}, around = 'theme-doc-markdown') {
  document.body.innerHTML = `<div class="${around}"><a ${attributes}><code>x</code></a></div>`;
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  document.querySelector('code')!.dispatchEvent(event);
  return event.defaultPrevented;
}

const address = () => history.createHref(history.location);

test("a link to a page of the site is the router's", () => {
  expect(click('href="/docs/limits/?a=b#memory"')).toBe(true);
  expect(address()).toBe('/docs/limits/?a=b#memory');
  expect(history.length).toBe(2);
});

test('a link to where the reader is makes no entry', () => {
  expect(click('href="/docs/events/#body"')).toBe(true);
  expect(history.length).toBe(1);
});

test.each([
  ['a section of the page', 'href="#body"'],
  ['a file', 'href="/docs/openapi.yaml"'],
  ['another site', 'href="https://wireloom.example/"'],
  ['a new tab', 'href="/docs/limits/" target="_blank"'],
  ['a download', 'href="/docs/limits/" download'],
])("a link to %s is the browser's", (_, attributes) => {
  expect(click(attributes)).toBe(false);
  expect(address()).toBe('/docs/events/#body');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'and so is a click with %j',
  (init) => {
    expect(click('href="/docs/limits/"', init)).toBe(false);
    expect(address()).toBe('/docs/events/#body');
  },
);

test('links outside the text follow rules of their own', () => {
  expect(click('href="/docs/limits/"', {}, 'menu')).toBe(false);
});

test('a click that somebody has taken is left to them', () => {
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', take);
  click('href="/docs/limits/"');
  document.body.removeEventListener('click', take);
  expect(address()).toBe('/docs/events/#body');
});
