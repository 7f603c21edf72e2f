import {activeHeading, followReader} from './activeHeading.ts';

/** Headings whose boxes start at these distances from the top of the window. */
const headingsAt = (...tops: number[]) =>
  tops.map((top, index) => {
    const heading = document.createElement('h2');
    heading.id = `heading-${index}`;
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
    return heading;
  });

test.each([
  [[200, 400], undefined],
  [[80, 400], 'heading-0'],
  [[-500, 70, 75], 'heading-2'],
  [[-500, -100, 300], 'heading-1'],
  [[], undefined],
])('of headings at %j, %s is being read', (tops, id) => {
  expect(activeHeading(headingsAt(...tops), 84)?.id).toBe(id);
});

describe("the heading in the URL's hash", () => {
  beforeAll(() => {
    jest.useFakeTimers();
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    document.body.innerHTML =
      '<article><h2 id="asked">Asked</h2><a href="/docs/next/">Next</a><p>Text</p></article>';
    followReader();
  });

  afterAll(() => jest.useRealTimers());

  test.each([
    ['stays when a link is pressed, so Back returns to it', 'a', '#asked'],
    ['is dropped when the reader drags', 'p', ''],
  ])('%s', (_name, pressed, hash) => {
    window.history.replaceState(null, '', '#asked');
    window.dispatchEvent(new PopStateEvent('popstate'));
    document
      .querySelector(pressed)!
      .dispatchEvent(new MouseEvent('mousedown', {bubbles: true, cancelable: true}));
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(300);
    expect(window.location.hash).toBe(hash);
  });
});
