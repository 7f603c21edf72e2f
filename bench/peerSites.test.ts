import {wantedPeers} from './peerSites.ts';

const names = (wanted?: string) => wantedPeers(wanted).map(({name}) => name);

test('selects generators by name', () => {
  expect(names()).toEqual(['Starlight', 'VitePress']);
  expect(names('VitePress')).toEqual(['VitePress']);
  expect(names('none')).toEqual([]);
});

test('an unknown generator is an error that lists the known ones', () =>
  expect(() => names('VitePress,starlite')).toThrow(
    'PEERS has no generator "starlite". Expected Starlight, VitePress, or none.',
  ));
