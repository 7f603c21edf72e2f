import {spawnSync} from 'node:child_process';
import {cpSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {clear, plantFolder} from '@portal/content/testing/plant';

afterAll(clear);

test('exit code 2 with the location when a file that the rules need is broken', () => {
  const root = plantFolder({'src/facts.ts': 'export const a: = 1;\n'});
  cpSync(join(__dirname, 'check.ts'), join(root, 'scripts/check.ts'));
  symlinkSync(join(__dirname, '../node_modules'), join(root, 'node_modules'));
  const tsx = join(__dirname, '../node_modules/tsx/dist/cli.mjs');
  const {status, stdout} = spawnSync(process.execPath, [tsx, 'scripts/check.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^The check could not start: .*src\/facts\.ts:1:16: ERROR/s);
  expect(status).toBe(2);
});
