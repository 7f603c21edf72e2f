import {requestTarget} from './requestTarget.ts';

const read = (url: string) =>
  requestTarget({url, httpVersionMajor: 1, headersDistinct: {host: ['localhost']}});

test.each([
  ['/docs/', {path: '/docs/', search: '', unusual: false}],
  ['/docs/?', {path: '/docs/', search: '?', unusual: false}],
  ['/docs/?a=%zz&b=..', {path: '/docs/', search: '?a=%zz&b=..', unusual: false}],
  ['/%64ocs/', {path: '/docs/', search: '', unusual: true}],
  ['/docs/a%20b', {path: '/docs/a b', search: '', unusual: false}],
  ['http://host.example:80/docs/?a', {path: '/docs/', search: '?a', unusual: false}],
  ['http://host.example', {path: '/', search: '', unusual: false}],
  ['//host.example/', {path: '//host.example/', search: '', unusual: false}],
  ['/docs/..a/b..', {path: '/docs/..a/b..', search: '', unusual: false}],
])('reads %s', (url, target) => expect(read(url)).toEqual(target));

test.each([
  ['/docs/a\fb', 400, "characters that aren't allowed"],
  ['/docs/#a', 400, "characters that aren't allowed"],
  ['/docs/%e4', 400, "isn't encoded correctly"],
  ['/docs/%2E%2E', 400, "isn't a path of this site"],
  ['/docs/%7f', 400, "isn't a path of this site"],
  [`/${'a'.repeat(8192)}`, 414, 'too long'],
])('rejects %j with status %i', (url, status, message) => {
  expect(() => read(url)).toThrow(expect.objectContaining({status}));
  expect(() => read(url)).toThrow(message);
});
