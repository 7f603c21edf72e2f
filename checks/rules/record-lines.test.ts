import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runChecks} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, plant} from '../testing/plant.ts';
import {recordLines, recordLinesRule} from './record-lines.ts';

const RECORD = 'facts/addresses.txt';
const published = '# Published.\n/a/\n/b/\n/c/\n';

describeRule(
  recordLinesRule(() => Promise.resolve(published)),
  {
    clean: {[RECORD]: published},
    mistakes: {
      'a line that is gone, at its end': {
        files: {[RECORD]: '# Published.\n/a/\n/b/\n'},
        at: `${RECORD}:4:1`,
        says: '/c/ was deleted from the record',
        fix: 'put the line back: /c/',
      },
    },
  },
);

/** What is found when a record was committed, and another one is there now. */
async function after(now: string) {
  const project = plant({[RECORD]: published});
  const git = (...args: string[]) => execFileSync('git', args, {cwd: project.root, stdio: 'pipe'});
  git('init', '--initial-branch=main');
  git('add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--message=Publish');
  writeFileSync(join(project.root, RECORD), now);
  const {findings} = await runChecks({project, rules: [recordLines]});
  return findings.map(({line, message, fix, edit}) => ({line, message, fix, edit}));
}

afterAll(clear);

test('a line that is gone is told where it was', async () =>
  expect(await after('# Published.\n/a/\n/c/\n')).toEqual([
    {
      line: 3,
      message: '/b/ was deleted from the record, and somebody may have linked to it',
      fix: 'put the line back: /b/',
      edit: {start: 17, end: 17, text: '/b/\n'},
    },
  ]));

test('new lines are fine, and so is a record that was begun again', async () => {
  expect(await after(`${published}/d/\n`)).toEqual([]);
  expect(await after('# Begun 2027-01-01.\n/d/\n')).toEqual([]);
});
