import {searchBackend} from '@portal/search/client/backend';
import {searchTheme} from './theme.ts';

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

test('uses Algolia when all three variables are set', () => {
  expect(searchBackend(all)).toBe('algolia');
  expect(searchTheme(all, versions)).toMatchObject({
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs',
    searchParameters: {facetFilters: ['docusaurus_tag:docs-default-current']},
  });
});

test('searches several versions with an OR filter', () => {
  expect(searchTheme({}, [version, {...older, searched: true}])).toMatchObject({
    searchParameters: {
      facetFilters: [['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-v1']],
    },
  });
});

test('uses the embedded search, with placeholder names, when no variable is set', () => {
  expect(searchBackend({})).toBe('embedded');
  expect(searchTheme({}, versions)).toMatchObject({
    appId: 'embedded',
    apiKey: 'embedded',
    contextualSearch: false,
    insights: false,
  });
});

test.each(Object.keys(all))('throws an error that names %s when only that is missing', (name) => {
  expect(() => searchBackend({...all, [name]: ''})).toThrow(
    `Search is half configured: ${name} is missing.`,
  );
});

test('ignores the admin key', () => {
  expect(searchBackend({ALGOLIA_ADMIN_API_KEY: 'secret'})).toBe('embedded');
});
