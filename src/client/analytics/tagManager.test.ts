import {configuredId} from './tagManager.ts';

test('nothing is on by default', () => expect(configuredId({})).toBeUndefined());

test('an ID turns it on', () => expect(configuredId({TAG_MANAGER_ID: 'GTM-A1'})).toBe('GTM-A1'));

test('a malformed ID is rejected, with an example', () =>
  expect(() => configuredId({TAG_MANAGER_ID: 'UA-1'})).toThrow(
    'TAG_MANAGER_ID is "UA-1". Set it to an ID such as GTM-ABC123, or leave it unset.',
  ));
