import startApp from './startApp.js';

interface EarlyUse {
  controls: Map<Element, number[]>;
  fields: Map<Element, string>;
  search: boolean;
  typed: string;
  stop(): void;
}

let idle: () => void;
let frame: (() => void) | undefined;
let connection: object | undefined;
let use: EarlyUse;

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href);

const APP = [
  'http://localhost/docs/assets/js/runtime.js',
  'http://localhost/docs/assets/js/main.js',
];

/** The page is complete, then the browser idle, and then shows a frame. */
const rest = () => {
  window.dispatchEvent(new Event('load'));
  idle();
  frame?.();
};

const press = (target: Element | Document, key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  target.dispatchEvent(event);
  return event;
};

const click = (element: Element) => {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  connection = undefined;
  frame = undefined;
  window.location.hash = '';
  document.head.innerHTML = `
    <meta name="app-style" content="/docs/assets/css/app.css">
    <meta name="app-script" content="/docs/assets/js/runtime.js">
    <meta name="app-script" content="/docs/assets/js/main.js">`;
  document.body.innerHTML = `<div id="__docusaurus">
    <button class="DocSearch-Button">Search</button>
    <button id="menu">Menu</button>
    <button id="mode" disabled>Mode</button>
    <a id="link" href="/docs/limits/">Limits</a>
    <a id="category" role="button" href="/docs/code/">Code</a>
    <a id="dropdown" role="button" href="#">Reference</a>
    <ul><li role="tab" tabindex="0" id="tab">Python</li></ul>
    <input id="field"></div>`;
  const fake = Object.assign(Object.create(window) as Window, {
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    navigator: Object.defineProperty({}, 'connection', {get: () => connection}),
    requestIdleCallback: (callback: () => void) => (idle = callback),
    requestAnimationFrame: (callback: () => void) => (frame = callback),
    setTimeout: (callback: () => void) => callback(),
  });
  startApp(fake);
  use = (fake as unknown as {earlyUse: EarlyUse}).earlyUse;
});

afterEach(() => {
  use.stop();
  // Who has not started listens no longer.
  document.body.dispatchEvent(new Event('touchstart', {bubbles: true}));
});

test('fetches the app when the page is complete and shown and the browser idle, and runs nothing', () => {
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);
  idle();
  expect(fetched()).toEqual([]);
  frame!();
  expect(fetched()).toEqual(APP);
  expect(scripts()).toEqual([]);
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
});

test.each([{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}])(
  'fetches nothing unasked where it would cost the reader: %j',
  (found) => {
    connection = found;
    rest();
    expect(fetched()).toEqual([]);
    document.body.dispatchEvent(new Event('touchstart', {bubbles: true}));
    expect(scripts()).toEqual(APP);
  },
);

test.each([
  ['a page that is nothing without the app', () => ($('#menu').dataset.needsApp = '')],
  ['a hash, which may have moved', () => (window.location.hash = '#cost')],
  [
    'readers that are counted',
    () =>
      document.head.append(Object.assign(document.createElement('meta'), {name: 'tag-manager'})),
  ],
])('runs the app when idle for %s', (_, given) => {
  given();
  rest();
  expect(scripts()).toEqual(APP);
  const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  expect(style!.href).toBe('http://localhost/docs/assets/css/app.css');
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click'])(
  'runs at the first sign of use: %s, and once',
  (sign) => {
    document.body.dispatchEvent(new Event(sign, {bubbles: true}));
    rest();
    expect(scripts()).toEqual(APP);
    expect(fetched()).toEqual([]);
  },
);

test('fetches nothing that already runs', () => {
  window.dispatchEvent(new Event('load'));
  idle();
  document.body.dispatchEvent(new Event('touchstart', {bubbles: true}));
  frame!();
  expect(scripts()).toEqual(APP);
  expect(fetched()).toEqual([]);
});

test('takes no pointer that rests for a reader', () => {
  const moved = (movementX: number) =>
    Object.assign(new Event('pointermove', {bubbles: true}), {movementX, movementY: 0});
  document.body.dispatchEvent(moved(0));
  expect(scripts()).toEqual([]);
  document.body.dispatchEvent(moved(1));
  expect(scripts()).toHaveLength(2);
});

test('keeps presses on controls, and shows that they are on their way', () => {
  expect(click($('#menu'))).toBe(true);
  expect(click($('#dropdown'))).toBe(true);
  expect(click($('#tab'))).toBe(true);
  expect([...use.controls.keys()]).toEqual([$('#menu'), $('#dropdown'), $('#tab')]);
  expect(use.controls.get($('#tab'))).toEqual([6, 0]);
  expect($('#menu').getAttribute('aria-busy')).toBe('true');
  expect($('html').hasAttribute('data-busy')).toBe(true);
  use.stop();
  expect($('#menu').hasAttribute('aria-busy')).toBe(false);
  expect($('html').hasAttribute('data-busy')).toBe(false);
  expect(click($('#menu'))).toBe(false);
});

test('keeps a press on a control that is disabled without the app', () => {
  $('#mode').dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect([...use.controls.keys()]).toEqual([$('#mode')]);
});

test.each(['#link', '#category'])('leaves the link %s to the browser', (selector) => {
  expect(click($(selector))).toBe(false);
  expect(use.controls.size).toBe(0);
});

test.each([
  ['/', {}],
  ['k', {ctrlKey: true}],
  ['K', {metaKey: true}],
])('%s asks for the search, and what is typed then is kept', (key, init) => {
  expect(press(document.body, key, init).defaultPrevented).toBe(true);
  for (const typed of ['c', 'o', 'x', 'Backspace', 'l', 'd', 'Shift']) press(document.body, typed);
  expect(use).toMatchObject({search: true, typed: 'cold'});
  expect([...use.controls.keys()]).toEqual([$('.DocSearch-Button')]);
});

test('a slash in a field is a slash, and what a field holds is kept', () => {
  const field = $('#field') as HTMLInputElement;
  expect(press(field, '/').defaultPrevented).toBe(false);
  field.value = 'a/b';
  field.dispatchEvent(new Event('input', {bubbles: true}));
  expect([...use.fields.values()]).toEqual(['a/b']);
  expect(use.search).toBe(false);
});

test('Enter presses a tab', () => {
  press($('#tab'), 'Enter');
  expect([...use.controls.keys()]).toEqual([$('#tab')]);
});
