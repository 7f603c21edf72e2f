import {cleanUrl} from './browser.ts';

describe('cleanUrl', () => {
  const cleaned = (url: string) => {
    window.history.replaceState('s', '', url);
    cleanUrl(window);
    const {pathname, search, hash} = window.location;
    expect(window.history.state).toBe('s');
    return pathname + search + hash;
  };

  test.each([
    ['/docs/limits/index.html?a=1#b', '/docs/limits/?a=1#b'],
    ['/docs/limits/?a=1#100%', '/docs/limits/?a=1#100%25'],
    ['/docs/limits/#%zz', '/docs/limits/#%25zz'],
    ['/docs/limits/#caf%C3', '/docs/limits/#caf%25C3'],
    ['/docs/limits/#%', '/docs/limits/#%25'],
  ])('%s becomes %s', (url, clean) => expect(cleaned(url)).toBe(clean));

  test.each(['/docs/limits/', '/docs/quickstart/create-new-workflow.html', '/docs/#caf%C3%A9'])(
    '%s stays',
    (url) => expect(cleaned(url)).toBe(url),
  );

  test('cleans a hash before the router sees it', () => {
    cleanUrl(window);
    const seen: string[] = [];
    window.addEventListener('popstate', () => seen.push(window.location.hash), {once: true});
    window.history.replaceState(null, '', '#50%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(seen).toEqual(['#50%25']);
  });
});
