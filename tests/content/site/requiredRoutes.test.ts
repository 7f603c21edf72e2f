/**
 * The routes that the product's specification requires, relative to `/docs`.
 */
import {product, versionOfRoute} from '../../../src/facts.ts';
import {builtPages, routeOf} from '../../builtSite.ts';

/** Expands `under('/a/', 'b/', 'c/')` to `/a/b/` and `/a/c/`. */
const under = (parent: string, ...children: string[]) => children.map((child) => parent + child);

const requiredRoutes: readonly string[] = [
  '/',
  '/abuse/',
  '/environment-variables/',
  '/guides/',
  '/limits/',
  '/migrate-from-v1/',
  '/new-feature-or-bug/',
  `/${product.slug}-axios/`,
  '/pricing/',
  '/projects/',
  '/quickstart/',
  '/quickstart/create-new-workflow.html',
  '/scheduling-future-tasks/',
  '/status/',
  '/subprocessors/',
  '/troubleshooting/',
  '/user-settings/',
  '/connected-accounts/',
  '/data-stores/',
  '/examples/waiting-to-execute-next-step-of-workflow/',
  ...under('/api/', '', 'auth/', 'rest/', 'rest/rss/', 'rest/webhooks/', 'sse/'),
  ...under('/apps/', '', 'contributing/'),
  ...under('/cli/', 'install/', 'login/', 'reference/'),
  '/code/',
  ...under('/code/bash/', '', 'http-requests/', 'working-with-files/'),
  ...under('/code/go/', '', 'http-requests/', 'working-with-files/'),
  ...under('/code/nodejs/', '', 'async/', 'delay/', 'auth/', 'http-requests/', 'rerun/'),
  ...under('/code/nodejs/', 'sharing-code/', 'using-data-stores/', 'working-with-files/'),
  ...under('/code/python/', 'auth/', 'faqs/', 'http-requests/', 'import-mappings/', 'rerun/'),
  ...under('/code/python/', 'using-data-stores/', 'working-with-files/'),
  ...under('/components/', '', 'api/', 'guidelines/', 'migrating/', 'typescript/'),
  ...under('/components/quickstart/nodejs/', 'actions/', 'sources/'),
  ...under('/destinations/', '', 'email/', 'emit/', 'http/', 's3/', 'sse/'),
  ...under('/privacy-and-security/', '', 'best-practices/', 'pgp-key/'),
  ...under('/sources/', '', 'http/', 'logs/', 'rss/'),
  ...under(
    '/workflows/',
    '',
    'build-and-run/',
    'built-in-functions/',
    'concurrency-and-throttling/',
  ),
  ...under('/workflows/', 'copy/', 'errors/', 'networking/', 'settings/'),
  ...under('/workflows/events/', '', 'cold-starts/', 'inspect/'),
  ...under('/workflows/steps/', '', 'actions/', 'triggers/', 'using-props/'),
  '/workspaces-and-credits-faq/',
  ...under('/workspaces/', '', 'sso/google/', 'sso/okta/'),
];

test('the site has every page that the specification requires, for search engines, too', () => {
  expect(requiredRoutes.length).toBeGreaterThanOrEqual(93);
  expect(new Set(requiredRoutes).size).toBe(requiredRoutes.length);
  expect(builtPages.map(routeOf)).toEqual(expect.arrayContaining([...requiredRoutes]));
  expect(requiredRoutes.filter((route) => !versionOfRoute(route).indexed)).toEqual([]);
});
