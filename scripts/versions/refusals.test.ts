import {currentVersion, frozenVersions} from '../../src/facts.ts';
import {assertNextName} from './cut.ts';
import {versionToRetire} from './retire.ts';

const number = Number(/\d+/.exec(currentVersion.id)![0]);
const next = `v${number + 1}`;

test.each<[string | undefined, string]>([
  [undefined, 'No version was given'],
  ['3', `"3" isn't a version ID`],
  ['V3', `"V3" isn't a version ID`],
  ['../v3', `"../v3" isn't a version ID`],
  [currentVersion.id, `${currentVersion.id} is taken`],
  ['v0.9', `v0.9 is older than ${currentVersion.id}`],
])('refuses to cut %p: %s', (id, message) => {
  expect(() => assertNextName(id)).toThrow(message);
  expect(() => assertNextName(id)).toThrow(next);
});

test.each([next, `${currentVersion.id}.1`, `v${number + 7}`])('cuts %s', (id) =>
  expect(() => assertNextName(id)).not.toThrow(),
);

test('only retires the oldest version, and never the current one', () => {
  const oldest = frozenVersions.at(-1);
  expect(() => versionToRetire(currentVersion.id)).toThrow(
    oldest ? 'is the current version' : 'nothing to retire',
  );
  expect(() => versionToRetire('v0')).toThrow(oldest ? 'There is no version "v0"' : 'nothing');
  expect(() => versionToRetire(undefined)).toThrow(oldest ? 'No version was given' : 'nothing');
  if (oldest) expect(versionToRetire(oldest.id)).toBe(oldest);
  for (const {id} of frozenVersions.slice(0, -1)) {
    expect(() => versionToRetire(id)).toThrow('Retire the oldest one first');
  }
});
