import startApp from './startApp.js';

interface EarlyUse {
  controls: Map<Element, number[]>;
  fields: Map<Element, string>;
  search: boolean;
  typed: string;
  stop(): void;
}

let idle: () => void;
let use: EarlyUse;

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

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

const $ = (selector: string) => document.querySelector(selector)!;

beforeEach(() => {
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
    requestIdleCallback: (callback: () => void) => (idle = callback),
  });
  startApp(fake);
  use = (fake as unknown as {earlyUse: EarlyUse}).earlyUse;
});

afterEach(() => use.stop());

test('loads nothing until the page is complete and the browser idle', () => {
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  idle();
  expect(scripts()).toEqual([
    'http://localhost/docs/assets/js/runtime.js',
    'http://localhost/docs/assets/js/main.js',
  ]);
  expect(document.querySelector('link')!.href).toBe('http://localhost/docs/assets/css/app.css');
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'focusin'])(
  'loads at the first sign of use: %s, and once',
  (sign) => {
    document.body.dispatchEvent(new Event(sign, {bubbles: true}));
    window.dispatchEvent(new Event('load'));
    idle();
    expect(scripts()).toHaveLength(2);
  },
);

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
  use.stop();
  expect($('#menu').hasAttribute('aria-busy')).toBe(false);
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
