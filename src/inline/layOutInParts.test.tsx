import layOutInParts from './layOutInParts.js';

const HOW_MANY = 6;

/** A part that is laid out by itself, for all the elements in it. */
const LONG = `<p>${'<b>x</b>'.repeat(100)}</p>`;

let idle: (() => void) | undefined;

/** Each time it is asked, it has gone on by so many milliseconds. */
let pace: number;
let time = 0;

const part = (at: number) => document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')[at]!;

const completed = () =>
  [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')].filter(
    ({style}) => style.contentVisibility === 'visible',
  ).length;

const isInParts = () => document.documentElement.hasAttribute('data-in-parts');

/** A page is opened by the browser, and is complete then. */
function open({type = 'navigate', hash = '', isIdleTold = true} = {}): Window {
  const target = new EventTarget();
  layOutInParts(
    Object.assign(target, {
      document,
      location: {hash},
      performance: {getEntriesByType: () => (type ? [{type}] : []), now: () => (time += pace)},
      ...(isIdleTold && {requestIdleCallback: (run: typeof idle) => (idle = run)}),
    }) as unknown as Window,
  );
  target.dispatchEvent(new Event('load'));
  return target as unknown as Window;
}

/** The browser is idle; each part takes so many milliseconds. */
function slice(each: number): void {
  const run = idle;
  idle = undefined;
  pace = each;
  run?.();
}

beforeEach(() => {
  idle = undefined;
  document.documentElement.removeAttribute('data-in-parts');
  document.body.innerHTML = `<div class="theme-doc-markdown">${LONG.repeat(HOW_MANY - 1)}
    <p><a href="#limits"><code>Limits</code></a> <a href="/docs/code/">Code</a></p></div>`;
});

test('lays out what fits into each time slice, until all is done', () => {
  open();
  expect([isInParts(), completed()]).toEqual([true, 0]);
  // The short one at the end comes with the one before it.
  slice(4);
  expect(completed()).toBe(4);
  slice(100);
  expect(completed()).toBe(5);
  slice(1);
  expect(completed()).toBe(HOW_MANY);
  expect(idle).toBeUndefined();
});

test.each([
  ['that was loaded again', {type: 'reload'}],
  ['that was returned to', {type: 'back_forward'}],
  ['of which nobody knows how it was opened', {type: ''}],
  ['with a hash', {hash: '#limits'}],
  ['in a browser that does not tell when it is idle', {isIdleTold: false}],
])('a page %s is laid out whole', (_, how) => {
  open(how);
  expect([isInParts(), idle]).toEqual([false, undefined]);
});

test('a jump inside the page needs all of it', () => {
  open();
  part(HOW_MANY - 1)
    .querySelector('code')!
    .click();
  expect(isInParts()).toBe(false);
  slice(1);
  expect([completed(), idle]).toEqual([0, undefined]);
});

test('other clicks do not', () => {
  open();
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  part(HOW_MANY - 1)
    .querySelector<HTMLElement>('[href="/docs/code/"]')!
    .click();
  part(0).click();
  expect(isInParts()).toBe(true);
});

test.each(['beforeprint', 'popstate'])('so does %s', (event) => {
  open().dispatchEvent(new Event(event));
  expect(isInParts()).toBe(false);
});

test('pages that the app opens are laid out as it says', () => {
  const {pageParts} = open();
  slice(1);
  document.querySelector('.theme-doc-markdown')!.innerHTML = '<p>Next</p><p>page</p>';
  pageParts!.open(true);
  expect([isInParts(), completed()]).toEqual([true, 0]);
  slice(1);
  expect(completed()).toBe(2);
  pageParts!.open(false);
  expect([isInParts(), idle]).toEqual([false, undefined]);
});
