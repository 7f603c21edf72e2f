import {rememberTabs} from './rememberTabs.ts';

describe('rememberTabs', () => {
  const options = {namespace: '-x', lifetime: 1000};
  const now = 50_000;

  const html = (group: string, ...values: string[]) => `
    <div data-tab-group="${group}"><div><ul role="tablist">${values
      .map((value, at) => `<li role="tab" data-tab="${value}" aria-selected="${at === 0}"></li>`)
      .join('')}</ul><div>${values
      .map(
        (value, at) =>
          `<div class="tab-frame" ${at ? 'hidden' : ''}><div role="tabpanel">${value}</div></div>`,
      )
      .join('')}</div></div></div>`;

  let page: Document;

  const shown = () =>
    [...page.querySelectorAll('.tab-frame:not([hidden])')].map((p) => p.textContent);

  const start = (hash: string, storage: Storage | undefined = localStorage) => {
    window.history.replaceState(null, '', `/${hash}`);
    rememberTabs(options, window, page, storage);
    page.dispatchEvent(new Event('DOMContentLoaded'));
  };

  const run = (hash = '') => {
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML = html('language', 'nodejs', 'python') + html('os', 'mac', 'linux');
    start(hash);
  };

  const press = (tab: string) =>
    page
      .querySelector(`[data-tab=${tab}]`)!
      .dispatchEvent(new MouseEvent('click', {bubbles: true}));

  const store = (time: unknown, value: string) => {
    localStorage.setItem('docs.tabs-x', JSON.stringify({language: time}));
    localStorage.setItem('docusaurus.tab.language-x', value);
  };

  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    // jsdom doesn't scroll.
    jest.spyOn(window, 'scrollBy').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows the remembered tab of a group and leaves others alone', () => {
    store(now - 999, 'python');
    run();
    expect(shown()).toEqual(['python', 'mac']);
    expect(page.querySelector('[aria-selected=true]')?.getAttribute('data-tab')).toBe('python');
  });

  test.each([
    ['too old', now - 1001],
    ['from the future', now + 1],
    ['of unknown age', undefined],
  ])('forgets a choice that is %s', (_, time) => {
    store(time, 'python');
    run();
    expect(shown()).toEqual(['nodejs', 'mac']);
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBeNull();
  });

  test('a choice whose tab no longer exists is ignored', () => {
    store(now, 'perl');
    run();
    expect(shown()).toEqual(['nodejs', 'mac']);
  });

  test.each([
    ['counts from the last page that showed it', 'python', now],
    ['is not counted by a page without it', 'perl', now - 999],
  ])('the time of a choice %s', (_, choice, time) => {
    store(now - 999, choice);
    run();
    expect(JSON.parse(localStorage.getItem('docs.tabs-x')!)).toEqual({language: time});
  });

  test("the URL's hash wins and is remembered", () => {
    store(now, 'nodejs');
    run('#python');
    expect(shown()).toEqual(['python', 'mac']);
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBe('python');
  });

  test('a pressed tab is selected and remembered in all sets of its group', () => {
    run('#nodejs');
    page.body.insertAdjacentHTML('beforeend', html('language', 'nodejs', 'python'));
    press('python');
    expect(shown()).toEqual(['python', 'mac', 'python']);
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBe('python');
    expect(JSON.parse(localStorage.getItem('docs.tabs-x')!)).toEqual({language: now});
  });

  test.each([
    [0, undefined],
    [1, now],
  ])('parsing is only observed if a tab is remembered: %p', (observed, time) => {
    const observe = jest.spyOn(MutationObserver.prototype, 'observe');
    if (time) store(time, 'python');
    run();
    expect(observe).toHaveBeenCalledTimes(observed);
  });

  test('once the app has started, it selects the pressed tab, and this only keeps the time', () => {
    run();
    page.documentElement.dataset.hasHydrated = 'true';
    const handled = jest.fn();
    page.addEventListener('click', handled);
    press('python');
    expect(handled).toHaveBeenCalled();
    expect(shown()).toEqual(['nodejs', 'mac']);
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBeNull();
    expect(JSON.parse(localStorage.getItem('docs.tabs-x')!)).toEqual({language: now});
  });

  test('the app is notified of the tab that the hash names', () => {
    run();
    const notified = jest.fn();
    window.addEventListener('storage', ({key, newValue}) => notified(key, newValue), {once: true});
    window.history.replaceState(null, '', '/#linux');
    window.tabMemory!.selectNamed();
    expect(notified).toHaveBeenCalledWith('docusaurus.tab.os-x', 'linux');
    expect(localStorage.getItem('docusaurus.tab.os-x')).toBe('linux');
  });

  test('before another page, old choices are forgotten', () => {
    run('#python');
    window.tabMemory!.forgetOld();
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBe('python');
    jest.spyOn(Date, 'now').mockReturnValue(now + 1001);
    window.tabMemory!.forgetOld();
    expect(localStorage.getItem('docusaurus.tab.language-x')).toBeNull();
  });

  test('a heading with the same ID takes precedence', () => {
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `${html('language', 'nodejs', 'python')}<h2 id="python">Python</h2>`;
    start('#python');
    expect(shown()).toEqual(['nodejs']);
  });

  test('a malformed hash is ignored', () => {
    store(now - 1, 'python');
    run('#%zz');
    expect(shown()).toEqual(['python', 'mac']);
  });

  test('the tab that the hash names is shown even if storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    run('#python');
    expect(shown()).toEqual(['python', 'mac']);
    full.mockRestore();
  });

  test('while storage is blocked, a pressed tab is selected', () => {
    run();
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML = html('language', 'nodejs', 'python');
    rememberTabs(options, window, page, undefined);
    page.dispatchEvent(new Event('DOMContentLoaded'));
    press('python');
    window.tabMemory!.forgetOld();
    expect(shown()).toEqual(['python']);
  });

  test('corrupt storage is harmless', () => {
    localStorage.setItem('docs.tabs-x', '{');
    run();
    expect(shown()).toEqual(['nodejs', 'mac']);
  });
});
