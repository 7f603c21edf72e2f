import {hostModel, hostModelSchema, languageAt} from './model.ts';

const site = {
  base: '/docs/',
  origin: 'https://acme.example',
  routes: ['/docs/', '/docs/limits/', '/docs/start.html', '/docs/404.html'],
  documents: new Set(['/docs/', '/docs/start.html']),
  unindexed: ['/docs/v1'],
  redirects: {
    redirects: [
      {from: '/apps/all', to: 'https://product.example/apps'},
      {from: '/cron', to: '/limits/#http'},
      {from: '/docs/apps/all', to: 'https://product.example/apps'},
    ],
    prefixes: [{from: '/v2/', to: '/'}],
  },
  sharedFiles: ['openapi.yaml'],
  rootFiles: ['robots.txt'],
};

test('uses full paths, as browsers request them', () => {
  expect(hostModel(site)).toMatchObject({
    redirects: [
      {from: '/docs/apps/all', to: 'https://product.example/apps'},
      {from: '/docs/cron', to: '/docs/limits/#http'},
      {from: '/docs/docs/apps/all', to: 'https://product.example/apps'},
    ],
    prefixes: [{from: '/docs/v2/', to: '/docs/'}],
    sharedFiles: ['/docs/openapi.yaml'],
    rootFiles: ['/robots.txt'],
    languages: ['/docs/'],
  });
});

test('has the redirects and lists of each language', () => {
  const model = hostModel({...site, languages: ['/docs/de/']});
  expect(model.redirects).toContainEqual({from: '/docs/de/cron', to: '/docs/de/limits/#http'});
  expect(model.unindexed).toContain('/docs/de/llms.txt');
  expect(model.sharedFiles).toContain('/docs/de/openapi.yaml');
  expect(['/docs/de/x', '/docs/dear', '/'].map((path) => languageAt(model, path))).toEqual([
    '/docs/de/',
    '/docs/',
    '/docs/',
  ]);
});

test('lists each kind of page, but not the not-found page', () => {
  expect(hostModel(site)).toMatchObject({
    filePages: ['/docs/start.html'],
    markdownPages: ['/docs/', '/docs/start.html'],
    htmlPages: ['/docs/limits/'],
  });
});

test('reads a model back as it was written', () => {
  const model = hostModel(site);
  expect(hostModelSchema.parse(JSON.parse(JSON.stringify(model)))).toEqual(model);
});

test.each([
  [{base: 'docs'}, 'base'],
  [{redirects: [{from: 'cron', to: '/docs/'}]}, 'from'],
  [{redirects: [{from: '/docs/cron', to: 'http://unsafe.example/'}]}, 'to'],
  [{headers: {'x y': 'z'}}, 'headers'],
  [{filePages: ['/docs/limits/']}, 'filePages'],
])('rejects a model with %j', (change, key) => {
  const result = hostModelSchema.safeParse({...hostModel(site), ...change});
  expect(result.error?.issues[0]?.path).toContain(key);
});
