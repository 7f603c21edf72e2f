import {checked} from './schema.ts';
import {versionsSchema} from './versions.schema.ts';
import {currentVersion, type Version, versionOfFile, versionOfRoute, versions} from './versions.ts';

const current: Version = {
  ...{id: 'v8', label: 'v8', badge: 'New', path: '', state: 'current'},
  ...{runtime: 'component', searched: true, indexed: true},
};
const frozen: Version = {
  ...{id: 'v7', label: 'v7', path: 'v7', state: 'maintained', searched: false, indexed: false},
  ...{runtime: 'component', banner: 'the version before.'},
};
const check = (rows: object[]) => () =>
  checked('packages/content/facts/versions.ts', versionsSchema, rows as never);

test('a valid table of versions passes', () =>
  expect(check([current, frozen])()).toEqual([current, frozen]));

test.each<[string, object[], string]>([
  ['no current version first', [frozen, current], '0.state: must be current for the first row'],
  ['a second current one', [current, {...frozen, state: 'current'}], '1.state: must be maintained'],
  ['a current one in a folder', [{...current, path: 'v8'}], '0.path: must be empty'],
  ['an id that is no version', [current, {...frozen, id: 'next'}], '1.id: must be a version'],
  ['a name twice', [current, {...frozen, id: 'v8'}], '1.id: must not be that of another version'],
  ['no banner', [current, {...frozen, banner: undefined}], '1.banner'],
  ['a key that is none', [current, {...frozen, hidden: true}], 'Unrecognized key: "hidden"'],
])('a table with %s stops the build', (_, rows, message) => expect(check(rows)).toThrow(message));

test.each(versions)('$id is told by its files and its routes', (version) => {
  const [prefix, folder] =
    version === currentVersion
      ? ['', 'docs']
      : [`/${version.path}`, `versioned_docs/version-${version.id}`];
  expect(versionOfFile(`${folder}/limits.mdx`)).toBe(version);
  expect(versionOfRoute(`${prefix}/limits/`)).toBe(version);
});
