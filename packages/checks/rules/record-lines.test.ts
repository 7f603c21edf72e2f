import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runChecks} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, plant} from '@portal/content/testing/plant';
import {recordLines, recordLinesRule} from './record-lines.ts';

const RECORD = 'data/published-urls.txt';
const published = '# Published.\n/a/\n/b/\n/c/\n';

describeRule(
  recordLinesRule(() => new Set(['/a/', '/b/', '/c/'])),
  {
    clean: {[RECORD]: published},
    mistakes: {
      'a deleted line at the end': {
        files: {[RECORD]: '# Published.\n/a/\n/b/\n'},
        at: `${RECORD}:4:1`,
        says: '/c/ was deleted from the record',
        fix: 'put the line back: /c/',
      },
    },
  },
);

/** The findings after a record was committed and then changed. */
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

test('reports a deleted line where it was', async () =>
  expect(await after('# Published.\n/a/\n/c/\n')).toEqual([
    {
      line: 3,
      message: '/b/ was deleted from the record, but other sites may link to it',
      fix: 'put the line back: /b/',
      edit: {start: 17, end: 17, text: '/b/\n'},
    },
  ]));

test('accepts new lines, and a record that was started again', async () => {
  expect(await after(`${published}/d/\n`)).toEqual([]);
  expect(await after('# Begun 2027-01-01.\n/d/\n')).toEqual([]);
});
