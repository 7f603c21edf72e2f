import {folderOf, pluginName, prefixOf, sidebarOf} from '../versions.ts';
import {versionsOf} from './versions.ts';

const places = (...all: Parameters<typeof versionsOf>) =>
  versionsOf(...all).map((version) => [
    ...[version.id, version.state, pluginName(version), prefixOf(version)],
    ...[folderOf(version), sidebarOf(version)],
  ]);

const NEWEST = ['latest', 'current', 'current', '', 'docs/', 'sidebars.ts'];
const cut = (id: string, state: string, prefix = `/${id}`) => [
  ...[id, state, id, prefix],
  ...[`versioned_docs/version-${id}/`, `versioned_sidebars/version-${id}-sidebars.json`],
];

test('without a table, docs/ is the newest version, and the others are at their names', () =>
  expect(places(undefined, ['3.x', '2.1'])).toEqual([
    NEWEST,
    cut('3.x', 'unmaintained'),
    cut('2.1', 'unmaintained'),
  ]));

test('the table says more about versions that versions.json also has, in its order', () => {
  const rows = [
    {id: 'v3', state: 'current'},
    {id: 'v1', label: 'One', path: 'one', state: 'maintained', indexed: false},
  ] as const;
  expect(places([...rows], ['v2', 'v1']).slice(1)).toEqual([
    cut('v2', 'unmaintained'),
    cut('v1', 'maintained', '/one'),
  ]);
  expect(versionsOf([...rows], ['v2', 'v1'])[2]).toMatchObject({label: 'One', indexed: false});
});

test('docs/ can be unreleased, and the newest cut version the current one', () =>
  expect(
    places(
      [
        {id: '3.0', state: 'current'},
        {id: 'next', state: 'unreleased'},
      ],
      ['3.0', '2.1'],
    ),
  ).toEqual([
    cut('3.0', 'current', ''),
    ['next', 'unreleased', 'current', '/next', 'docs/', 'sidebars.ts'],
    cut('2.1', 'unmaintained'),
  ]));
