import {loadFailure, type LoadFailure} from './loadFailure.ts';

(globalThis as {HEAD_TEXTS?: typeof HEAD_TEXTS}).HEAD_TEXTS = {
  notLoaded: 'This page couldn’t be loaded.',
  offline: 'You seem to be offline.',
  advice: 'Check your connection, then retry.',
  retry: 'Retry',
};

/** A fake window that counts reloads. Its server responds with the status, or is down if there's none. */
function fakeWindow(status: number | undefined, head = '') {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = head;
  const reload = jest.fn();
  const listeners: [type: string, listener: (event: object) => void][] = [];
  const store = new Map<string, string>();
  const fake = {
    document: page,
    navigator: {onLine: status !== undefined},
    history: {scrollRestoration: ''},
    location: {href: 'https://docs.example/docs/limits/#a', reload},
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
    fetch: () => (status ? Promise.resolve({status}) : Promise.reject(new Error('down'))),
    addEventListener: (...listener: (typeof listeners)[number]) => listeners.push(listener),
    loadFailure: undefined as unknown as LoadFailure,
  };
  loadFailure(fake as unknown as Window, '/docs/assets/');
  const send = (type: string, event: object = {}) =>
    listeners.forEach(([wanted, listener]) => wanted === type && listener(event));
  const report = (target: object) => send('error', {target});
  const fail = (src: string) => report({tagName: 'SCRIPT', src, dataset: {}});
  const failStyle = (href: string) => report({tagName: 'LINK', rel: 'stylesheet', href});
  const alert = () => [...page.querySelectorAll('[role=alert] p')].map((p) => p.textContent);
  return {...fake, page, reload, send, fail, failStyle, alert};
}

test('after a new deploy, the page reloads once', async () => {
  const {loadFailure: failure, reload, alert} = fakeWindow(200);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(1);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(alert()).toEqual([
    'This page couldn’t be loaded. Check your connection, then retry.',
    'Loading chunk 1 failed',
  ]);
});

test("a clock that was set back doesn't stop a page from reloading", async () => {
  const {loadFailure: failure, reload} = fakeWindow(200);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2099, 0));
  await failure.recover('Loading chunk 1 failed', jest.fn());
  clock.mockReturnValue(Date.UTC(2026, 0));
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(2);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

test('what failed is shown as text, never as HTML', async () => {
  const {loadFailure: failure, page} = fakeWindow(undefined);
  await failure.recover('<img src=x onerror=alert(1)>', jest.fn());
  expect(page.querySelector('img')).toBeNull();
});

test("third-party scripts don't reload the page", async () => {
  const {fail, reload, alert} = fakeWindow(200);
  fail('https://tags.example/gtm.js');
  await new Promise(process.nextTick);
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).toEqual([]);
});

const STYLE = 'https://docs.example/docs/assets/css/styles.abc.css';

test('a style sheet that failed before this script reloads the page once, despite its event', async () => {
  const {failStyle, reload, alert} = fakeWindow(200, `<link rel="stylesheet" href="${STYLE}">`);
  failStyle(STYLE);
  await new Promise(process.nextTick);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(alert()).toEqual([]);
});

test('a page that the server has is reloaded on demand, once', async () => {
  const {loadFailure: failure, reload} = fakeWindow(200);
  expect([await failure.reloadIfThere(), await failure.reloadIfThere()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([404, 503, undefined])(
  "a page with the status %s isn't reloaded on demand",
  async (status) => {
    const {loadFailure: failure, reload} = fakeWindow(status);
    expect(await failure.reloadIfThere()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test("a page that a deploy has removed shows the server's not-found page", async () => {
  const {loadFailure: failure, reload} = fakeWindow(404);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a server that responds with 503 isn't asked again", async () => {
  const {loadFailure: failure, reload, alert} = fakeWindow(503);
  await failure.recover('Loading chunk 1 failed', jest.fn());
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).toContain('Loading chunk 1 failed');
});

describe('when the reader leaves the page', () => {
  const MAIN = 'https://docs.example/docs/assets/js/main.abc.js';
  const settled = () => new Promise(process.nextTick);

  test.each(['beforeunload', 'pagehide'])(
    'after %s, aborted files are no failures',
    async (type) => {
      const {loadFailure: failure, send, fail, failStyle, reload, alert} = fakeWindow(200);
      send(type);
      fail(MAIN);
      failStyle(STYLE);
      await failure.recover('Loading chunk 1 failed', jest.fn());
      await settled();
      expect(reload).not.toHaveBeenCalled();
      expect(alert()).toEqual([]);
    },
  );

  test('a failure just before that is dropped, too', async () => {
    const {send, fail, reload, alert} = fakeWindow(undefined);
    fail(MAIN);
    send('beforeunload');
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(alert()).toEqual([]);
  });

  test.each([
    ['comes back', ({send}: ReturnType<typeof fakeWindow>) => send('pageshow')],
    ['stays, because the link was a download', ({loadFailure: failure}) => failure.stay()],
  ] as [string, (page: ReturnType<typeof fakeWindow>) => void][])(
    'failures count again when the reader %s',
    async (_, act) => {
      const page = fakeWindow(200);
      page.send('beforeunload');
      page.fail(MAIN);
      act(page);
      page.fail(MAIN);
      await settled();
      expect(page.reload).toHaveBeenCalledTimes(1);
    },
  );
});

test('a style sheet without rules is missing: Firefox keeps its element', async () => {
  const rules = jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get');
  const [other, own] = ['https://extension.example/a.css', STYLE];
  const head = `<link rel="stylesheet" href="${other}"><link rel="stylesheet" href="${own}">`;
  rules.mockReturnValue({cssRules: {length: 1}} as CSSStyleSheet);
  expect(fakeWindow(undefined, head).alert()).toEqual([]);
  rules.mockImplementation(function (this: HTMLLinkElement) {
    if (this.href === other) throw new DOMException('of another host', 'SecurityError');
    return {cssRules: {length: 0}} as CSSStyleSheet;
  });
  const {alert} = fakeWindow(undefined, head);
  await new Promise(process.nextTick);
  expect(alert()).toHaveLength(2);
  rules.mockRestore();
});
