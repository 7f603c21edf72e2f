import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {clear, plant} from '@portal/content/testing/plant';
import {deletedLines} from './publishedRecord.ts';

const RECORD = 'data/published-urls.txt';
const published = '# Published.\n/a/\n/b/\n/c/\n';

/** The deleted lines after a record was committed and then changed. */
function after(now: string) {
  const project = plant({[RECORD]: published});
  const git = (...args: string[]) => execFileSync('git', args, {cwd: project.root, stdio: 'pipe'});
  git('init', '--initial-branch=main');
  git('add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--message=Publish');
  writeFileSync(join(project.root, RECORD), now);
  return deletedLines(project);
}

afterAll(clear);

test.each([
  ['in the middle', '/b/', '# Published.\n/a/\n/c/\n', 3, 17],
  ['at the end', '/c/', '# Published.\n/a/\n/b/\n', 4, 21],
])('finds a deleted line %s', (_where, line, now, at, offset) =>
  expect(after(now)).toMatchObject([
    {
      line: at,
      message: `${line} was deleted from the record, but other sites may link to it`,
      fix: `put the line back: ${line}`,
      edit: {start: offset, end: offset, text: `${line}\n`},
    },
  ]),
);

test('accepts new lines, and a record that was started again', () => {
  expect(after(`${published}/d/\n`)).toEqual([]);
  expect(after('# Begun 2027-01-01.\n/d/\n')).toEqual([]);
});
