import {configuredProvider} from './index.ts';
import {tagManager} from './tagManager.ts';

const other = {...tagManager, name: 'other', variable: 'OTHER_ID'};

test('nothing is on by default', () => expect(configuredProvider({})).toBeUndefined());

test('an id turns its provider on', () =>
  expect(configuredProvider({OTHER_ID: 'GTM-A1'}, [tagManager, other])).toEqual({
    provider: other,
    id: 'GTM-A1',
  }));

test('an id of another form is refused, with an example', () =>
  expect(() => configuredProvider({TAG_MANAGER_ID: 'UA-1'})).toThrow(
    'TAG_MANAGER_ID is "UA-1"; expected an id such as GTM-ABC123, or nothing.',
  ));

test('two providers are refused', () =>
  expect(() =>
    configuredProvider({TAG_MANAGER_ID: 'GTM-A1', OTHER_ID: 'GTM-B2'}, [tagManager, other]),
  ).toThrow('TAG_MANAGER_ID and OTHER_ID are set'));
