import {loaded} from './fixture.ts';
import {anchorOf} from './operations.ts';

const {operations} = loaded();
const [get, , hook] = operations;

test('sorts operations by resource, in the order of the tags', () => {
  expect(operations.map(({id}) => id)).toEqual(['getOrder', 'streamOrder', 'callHook']);
});

test('an anchor is the ID in kebab case', () => {
  expect(anchorOf('listCurrentUserSources')).toBe('list-current-user-sources');
});

test('an operation with its own server has a URL pattern and a URL', () => {
  expect(get).toMatchObject({server: 'https://api.shop.example/v1', isOnMainServer: true});
  expect(hook).toMatchObject({
    server: 'https://{id}.shop.example',
    sampleServer: 'https://e1.shop.example',
    isOnMainServer: false,
  });
});

test('distinguishes shared errors from those of one operation', () => {
  expect(get).toMatchObject({errors: [], shared: [['404', {description: 'There is none.'}]]});
  expect(hook!.errors).toEqual([['400', {description: 'The text is missing.'}]]);
  expect(hook!.shared).toEqual([]);
});

test('each operation has its kind of authentication', () => {
  expect(get!.security.map((scheme) => scheme['x-variable'])).toEqual(['API_KEY']);
  expect(hook!.security.map((scheme) => scheme['x-variable'])).toEqual(['SECRET']);
});
