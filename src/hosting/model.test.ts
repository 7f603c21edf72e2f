import {hostModel, hostModelSchema} from './model.ts';

const site = {
  base: '/docs/',
  routes: ['/docs/', '/docs/limits/', '/docs/start.html', '/docs/404.html'],
  redirects: {
    redirects: [
      {from: '/apps/all', to: 'https://product.example/apps'},
      {from: '/cron', to: '/limits/#http'},
      {from: '/docs/apps/all', to: 'https://product.example/apps'},
    ],
    prefixes: [{from: '/v2/', to: '/'}],
  },
};
const complete = {
  ...hostModel(site),
  folders: [],
  sharedFiles: [],
  rootFiles: [],
  headers: {'X-Content-Type-Options': 'nosniff'},
};

test('paths are those that a browser asks for', () => {
  expect(hostModel(site)).toMatchObject({
    redirects: [
      {from: '/docs/apps/all', to: 'https://product.example/apps'},
      {from: '/docs/cron', to: '/docs/limits/#http'},
      {from: '/docs/docs/apps/all', to: 'https://product.example/apps'},
    ],
    prefixes: [{from: '/docs/v2/', to: '/docs/'}],
    notFound: '/docs/404.html',
    hashedAssets: '/docs/assets/',
  });
});

test('pages that are files are told from the not-found page', () => {
  expect(hostModel(site).filePages).toEqual(['/docs/start.html']);
});

test('a model survives being written and read', () => {
  expect(hostModelSchema.parse(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
});

test.each([
  [{base: 'docs'}, 'base'],
  [{redirects: [{from: 'cron', to: '/docs/'}]}, 'from'],
  [{redirects: [{from: '/docs/cron', to: 'http://unsafe.example/'}]}, 'to'],
  [{headers: {'x y': 'z'}}, 'headers'],
  [{filePages: ['/docs/limits/']}, 'filePages'],
])('a model with %j is refused', (change, key) => {
  const result = hostModelSchema.safeParse({...complete, ...change});
  expect(result.error?.issues[0]?.path).toContain(key);
});
