import {searchBackend} from '../src/search/backend.ts';
import {searchTheme} from './search.ts';

const version = {
  id: 'v2',
  label: 'v2',
  path: '',
  state: 'current',
  runtime: 'component',
  searched: true,
  indexed: true,
} as const;
const older = {...version, id: 'v1', path: 'v1', state: 'maintained', searched: false} as const;
const versions = [version, older];

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

test('all three variables choose Algolia', () => {
  expect(searchBackend(all)).toBe('algolia');
  expect(searchTheme(all, versions)).toMatchObject({
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs',
    searchParameters: {facetFilters: ['docusaurus_tag:docs-default-current']},
  });
});

test('versions that are searched are alternatives', () => {
  expect(searchTheme({}, [version, {...older, searched: true}])).toMatchObject({
    searchParameters: {
      facetFilters: [['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-v1']],
    },
  });
});

test('none choose the embedded search, with names that lead nowhere', () => {
  expect(searchBackend({})).toBe('embedded');
  expect(searchTheme({}, versions)).toMatchObject({
    appId: 'embedded',
    apiKey: 'embedded',
    placeholder: 'Search...',
    contextualSearch: false,
    insights: false,
  });
});

test.each(Object.keys(all))('without %s the build stops and names it', (name) => {
  expect(() => searchBackend({...all, [name]: ''})).toThrow(
    `Search is half configured: ${name} is missing.`,
  );
});

test('the admin key alone changes nothing', () => {
  expect(searchBackend({ALGOLIA_ADMIN_API_KEY: 'secret'})).toBe('embedded');
});
