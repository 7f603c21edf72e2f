import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

test('the option is one that V8 knows', () => {
  const file = join(__dirname, 'lateOptimization.js');
  const {status, stderr} = spawnSync(process.execPath, ['--require', file, '--eval', '0']);
  expect([status, stderr.toString()]).toEqual([0, '']);
});
