import {loaded} from './fixture.ts';
import {anchorOf, operationsOf} from './operations.ts';

const operations = operationsOf(loaded().api);
const [get, , hook] = operations;

test('operations come by resource, in the order of the tags', () => {
  expect(operations.map(({id}) => id)).toEqual(['getOrder', 'streamOrder', 'callHook']);
});

test('an anchor is the id in kebab case', () => {
  expect(anchorOf('listCurrentUserSources')).toBe('list-current-user-sources');
});

test('a server of its own has a pattern and an address', () => {
  expect(get).toMatchObject({server: 'https://api.shop.example/v1', isOnMainServer: true});
  expect(hook).toMatchObject({
    server: 'https://{id}.shop.example',
    sampleServer: 'https://e1.shop.example',
    isOnMainServer: false,
  });
});

test('errors that operations share are told from their own', () => {
  expect(get).toMatchObject({errors: [], shared: [['404', {description: 'There is none.'}]]});
  expect(hook!.errors).toEqual([['400', {description: 'The text is missing.'}]]);
  expect(hook!.shared).toEqual([]);
});

test('each is proved in its own way', () => {
  expect(get!.security.map((scheme) => scheme['x-variable'])).toEqual(['API_KEY']);
  expect(hook!.security.map((scheme) => scheme['x-variable'])).toEqual(['SECRET']);
});
