import loadFailure from './loadFailure.js';

/** A window of its own, whose server answers as told and whose reloads are counted. */
function fakeWindow(serverAnswers: boolean) {
  const page = document.implementation.createHTMLDocument();
  const reload = jest.fn();
  const listeners: ((event: object) => void)[] = [];
  const store = new Map<string, string>();
  const fake = {
    document: page,
    navigator: {onLine: serverAnswers},
    history: {scrollRestoration: ''},
    location: {href: 'https://docs.example/docs/limits/#a', reload},
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
    fetch: () => (serverAnswers ? Promise.resolve({ok: true}) : Promise.reject(new Error('down'))),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    loadFailure: undefined as unknown as {
      recover(message: string, retry: () => void): Promise<void>;
    },
  };
  loadFailure(fake as unknown as Window, '/docs/assets/');
  const fail = (src: string) =>
    listeners.forEach((listener) => listener({target: {tagName: 'SCRIPT', src, dataset: {}}}));
  const alert = () => [...page.querySelectorAll('[role=alert] p')].map((p) => p.textContent);
  return {...fake, page, reload, fail, alert};
}

test('after a new deploy the page is loaded afresh, once', async () => {
  const {loadFailure: failure, reload, alert} = fakeWindow(true);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(1);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(alert()).toEqual([
    'This page couldn’t be loaded. Check your connection, then retry.',
    'Loading chunk 1 failed',
  ]);
});

test('a clock that was set back does not keep a page from being loaded afresh', async () => {
  const {loadFailure: failure, reload} = fakeWindow(true);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2099, 0));
  await failure.recover('Loading chunk 1 failed', jest.fn());
  clock.mockReturnValue(Date.UTC(2026, 0));
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(2);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

test('while the server is down the reader is told and can retry', async () => {
  const {loadFailure: failure, page, reload, alert} = fakeWindow(false);
  const retry = jest.fn();
  await failure.recover('Loading chunk 1 failed', retry);
  expect(reload).not.toHaveBeenCalled();
  expect(alert()[0]).toContain('You seem to be offline.');
  page.querySelector('button')!.click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(alert()).toEqual([]);
});

test('what failed is shown as text, never as HTML', async () => {
  const {loadFailure: failure, page} = fakeWindow(false);
  await failure.recover('<img src=x onerror=alert(1)>', jest.fn());
  expect(page.querySelector('img')).toBeNull();
});

test('a missing main script is recovered from too', async () => {
  const {fail, reload} = fakeWindow(true);
  fail('https://docs.example/docs/assets/js/main.abc.js');
  await new Promise(process.nextTick);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('scripts of others are not ours to reload for', async () => {
  const {fail, reload, alert} = fakeWindow(true);
  fail('https://tags.example/gtm.js');
  await new Promise(process.nextTick);
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).toEqual([]);
});
