import pageParts from './pageParts.ts';

const open = jest.fn();
window.pageParts = {open};

const at = (pathname: string, hash = '') => ({pathname, hash, search: '', state: null}) as never;

const arrive = (from: string | undefined, to: string, hash?: string) => {
  open.mockClear();
  const previousLocation = from === undefined ? null : at(from);
  pageParts.onRouteDidUpdate!({location: at(to, hash), previousLocation});
  return open.mock.calls.flat() as boolean[];
};

test('a page that a link has opened is laid out in parts, one with a hash is not', () => {
  expect(arrive('/docs/', '/docs/limits/')).toEqual([true]);
  expect(arrive('/docs/', '/docs/limits/', '#http')).toEqual([false]);
});

test('one that is returned to is not', () => {
  window.dispatchEvent(new Event('popstate'));
  expect(arrive('/docs/limits/', '/docs/')).toEqual([false]);
  expect(arrive('/docs/', '/docs/limits/')).toEqual([true]);
});

test('the first page and places on a page are left alone', () => {
  expect(arrive(undefined, '/docs/')).toEqual([]);
  window.dispatchEvent(new Event('popstate'));
  expect(arrive('/docs/', '/docs/', '#next')).toEqual([]);
  expect(arrive('/docs/', '/docs/limits/')).toEqual([true]);
});
