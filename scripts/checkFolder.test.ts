import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(parent, {recursive: true}));

/** Runs the check in a project whose folder has this name. */
function check(name: string) {
  const scripts = join(parent, name, 'scripts');
  mkdirSync(scripts, {recursive: true});
  copyFileSync(join(__dirname, 'checkFolder.js'), join(scripts, 'checkFolder.js'));
  return spawnSync(process.execPath, [join(scripts, 'checkFolder.js')], {encoding: 'utf8'});
}

test.each(['a#b', 'a!b', 'a?b'])('refuses a folder named %s and says why', (name) => {
  expect(check(name)).toMatchObject({
    status: 1,
    stderr: `The project is in ${join(parent, name)}. Expected a path without "${name[1]}", because the bundler treats it as part of a request. Move or rename the folder.\n`,
  });
});

test.each(['a b', 'a%20b', "a'b", 'ä'])('accepts a folder named %s', (name) =>
  expect(check(name)).toMatchObject({status: 0, stderr: ''}),
);

test.each(['build', 'dev', 'serve'])('runs first in npm run %s', (name) => {
  const {scripts} = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  expect(scripts[name]).toMatch(/^node scripts\/checkFolder\.js && /);
});
