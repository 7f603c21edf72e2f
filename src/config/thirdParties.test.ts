import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {liteClient} from 'algoliasearch/lite';
import {BUILD_VARIABLES, thirdParties} from './thirdParties.ts';

const only = (env: NodeJS.ProcessEnv) => thirdParties(env)[0]!;

const algolia = {
  ALGOLIA_APP_ID: 'AB12CD',
  ALGOLIA_SEARCH_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

test('allows nothing by default', () => expect(thirdParties({})).toEqual([]));

test('allows exactly the hosts that the Algolia client calls', () => {
  const sources = only(algolia);
  const {hosts} = liteClient(algolia.ALGOLIA_APP_ID, 'key').transporter;
  const asked = hosts.map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`);
  expect(Object.keys(sources)).toEqual(['connect-src']);
  expect([...(sources['connect-src'] ?? [])].sort()).toEqual(asked.sort());
});

test("allows the tag manager's host for scripts, pixels and requests", () => {
  const sources = only({TAG_MANAGER_ID: 'GTM-TEST'});
  expect(new Set(Object.values(sources).flat())).toEqual(
    new Set(['https://www.googletagmanager.com']),
  );
  expect(Object.keys(sources)).toEqual(['script-src', 'img-src', 'connect-src']);
});

test('throws on an incomplete configuration', () =>
  expect(() => thirdParties({ALGOLIA_APP_ID: 'x'})).toThrow('half configured'));

test("throws on values with spaces or punctuation, which could change the page's policy", () => {
  const app = (id: string) => () => thirdParties({...algolia, ALGOLIA_APP_ID: id});
  expect(app('AB12CD ')).toThrow('ALGOLIA_APP_ID is "AB12CD ". Expected letters');
  expect(app('x; script-src *')).toThrow('ALGOLIA_APP_ID');
});

test('lists every variable that the configuration reads', () => {
  const files = readdirSync(__dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const text = ['../../docusaurus.config.ts', ...files]
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  const read = Array.from(text.matchAll(/\benv\.([A-Z_]+)/g), ([, name]) => name!);
  // Docusaurus sets it.
  const own = read.filter((name) => name !== 'NODE_ENV');
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => !BUILD_VARIABLES.includes(name))).toEqual([]);
});
