import {plainLink, siteLink} from './plainLink.ts';

const out = {target: '_blank', rel: ['noopener', 'noreferrer']};

test.each([
  ['/limits/#memory', {href: '/docs/limits/#memory'}],
  ['/docs/limits/', {href: '/docs/limits/'}],
  ['/', {href: '/docs/'}],
  ['#memory', {href: '#memory'}],
  ['https://wireloom.example/', {href: 'https://wireloom.example/', ...out}],
  ['//wireloom.example/', {href: '//wireloom.example/', ...out}],
  ['mailto:a@b.example', {href: 'mailto:a@b.example', ...out}],
])('%s', (href, properties) => {
  expect(plainLink({href, title: 'T'}, '/docs/')).toEqual({title: 'T', ...properties});
});

test.each([
  {href: 'pathname:///docs/openapi.yaml'},
  {href: 'limits/'},
  {href: '/limits/', id: 'x'},
  {title: 'No address'},
])('%j is left to the theme', (properties) => {
  expect(plainLink(properties, '/docs/')).toBeUndefined();
});

test('links to other sites are not checked', () => {
  expect(siteLink({href: '/docs/limits/'})).toBe('/docs/limits/');
  expect(siteLink({href: 'https://wireloom.example/', ...out})).toBeUndefined();
});
