import {searchBackend} from '@portal/search/client/backend';
import {searchTheme} from './search.ts';

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

test('uses Algolia when all three variables are set', () => {
  expect(searchBackend(all)).toBe('algolia');
  expect(searchTheme(all, ['current'])).toMatchObject({
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs',
    searchParameters: {facetFilters: ['docusaurus_tag:docs-default-current']},
  });
});

test('searches several versions with an OR filter', () => {
  expect(searchTheme({}, ['current', 'v1'])).toMatchObject({
    searchParameters: {
      facetFilters: [['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-v1']],
    },
  });
});

test('uses the embedded search, with placeholder names, when no variable is set', () => {
  expect(searchBackend({})).toBe('embedded');
  expect(searchTheme({}, ['current'])).toMatchObject({
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
