import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readTwins, wantedPeers} from './peerSites.ts';

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

test('reads the title and text of a page below its front matter', () => {
  const build = mkdtempSync(join(tmpdir(), 'twins-'));
  const write = (text: string) => writeFileSync(join(build, 'docs/limits/index.md'), text);
  mkdirSync(join(build, 'docs/limits'), {recursive: true});
  write('---\ntitle: "Limits"\n---\n\n> A link\n\n# Limits\n\nText.\n\n# not a title\n');
  expect(readTwins(build)).toEqual([
    {path: '/docs/limits/', title: 'Limits', body: '\nText.\n\n# not a title\n'},
  ]);
  write('---\ntitle: "Limits"\n---\n\nText.\n');
  expect(() => readTwins(build)).toThrow('docs/limits/index.md has no title.');
  rmSync(build, {recursive: true});
});
