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
  ])('%s leads to %s', (path, target) => expect(lookUp(path)).toBe(target));

  test('a single address wins over the folder it is in', () =>
    expect(lookUp('/v2/special/')).toBe('/'));

  test('a legacy address inside a moved folder is one hop', () =>
    expect(lookUp('/v2/cron')).toBe('/limits/'));

  test.each(['/', '/limits/', '/cronjob', '/v2x', '/cron/x', '/CRON'])('%s stays', (path) =>
    expect(lookUp(path)).toBeUndefined(),
  );
});

test('expandPrefixes writes a row for every page of a moved folder', () => {
  expect(expandPrefixes(model, ['/', '/limits/', '/special/'])).toEqual([
    ...model.redirects,
    {from: '/v2', to: '/'},
    {from: '/v2/limits', to: '/limits/'},
  ]);
});
