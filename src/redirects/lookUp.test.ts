import {expandPrefixes, redirectLookup} from './lookUp.ts';

const model = {
  redirects: [
    {from: '/cron', to: '/limits/'},
    {from: '/v2/special', to: '/'},
  ],
  prefixes: [{from: '/v2/', to: '/'}],
};

describe('redirectLookup', () => {
  const lookUp = redirectLookup(model);

  test.each([
    ['/cron', '/limits/'],
    ['/cron/', '/limits/'],
    ['/v2/limits/', '/limits/'],
    ['/v2/limits', '/limits'],
    ['/v2', '/'],
    ['/v2/', '/'],
  ])('redirects %s to %s', (path, target) => expect(lookUp(path)).toBe(target));

  test("prefers a page's own row to that of its folder", () =>
    expect(lookUp('/v2/special/')).toBe('/'));

  test('redirects a legacy URL inside a moved folder in one hop', () =>
    expect(lookUp('/v2/cron')).toBe('/limits/'));

  test.each(['/', '/limits/', '/cronjob', '/v2x', '/cron/x', '/CRON'])(
    "doesn't redirect %s",
    (path) => expect(lookUp(path)).toBeUndefined(),
  );
});

test('expandPrefixes writes a row for every page of a moved folder', () => {
  expect(expandPrefixes(model, ['/', '/limits/', '/special/'])).toEqual([
    ...model.redirects,
    {from: '/v2', to: '/'},
    {from: '/v2/limits', to: '/limits/'},
  ]);
});
