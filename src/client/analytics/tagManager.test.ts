import {configuredProvider} from './index.ts';
import {tagManager} from './tagManager.ts';

const other = {...tagManager, name: 'other', variable: 'OTHER_ID'};

test('nothing is on by default', () => expect(configuredProvider({})).toBeUndefined());

test('an ID turns its provider on', () =>
  expect(configuredProvider({OTHER_ID: 'GTM-A1'}, [tagManager, other])).toEqual({
    provider: other,
    id: 'GTM-A1',
  }));

test('a malformed ID is rejected, with an example', () =>
  expect(() => configuredProvider({TAG_MANAGER_ID: 'UA-1'})).toThrow(
    'TAG_MANAGER_ID is "UA-1". Set it to an ID such as GTM-ABC123, or leave it unset.',
  ));

test('two providers are rejected', () =>
  expect(() =>
    configuredProvider({TAG_MANAGER_ID: 'GTM-A1', OTHER_ID: 'GTM-B2'}, [tagManager, other]),
  ).toThrow('TAG_MANAGER_ID and OTHER_ID are set'));
