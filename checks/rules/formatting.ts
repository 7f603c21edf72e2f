import type {Problem} from '../core/finding.ts';
import {cacheIn, runTool} from '../core/program.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const PRETTIER = 'prettier/bin/prettier.cjs';

/** The first place that Prettier would write in another way, and how. */
async function firstDifference(
  project: Project,
  file: string,
): Promise<Pick<Problem, 'line' | 'column' | 'message'>> {
  const {stdout} = await runTool(PRETTIER, [file], project.root);
  const formatted = stdout.split('\n');
  const lines = project.read(file).text.split('\n');
  const index = lines.findIndex((line, at) => line !== formatted[at]);
  const at = index === -1 ? lines.length : index;
  const expected = formatted[at];
  const column = [...(lines[at] ?? '')].findIndex((char, place) => char !== expected?.[place]);
  return {
    line: at + 1,
    column: Math.max(column, 0) + 1,
    message: `not formatted as Prettier does; expected: ${expected?.trim() || 'an empty line'}`,
  };
}

export const formatting: Rule = {
  name: 'formatting',
  about: 'Code is formatted by Prettier; pages are not.',
  scope: 'project',
  async check({project}) {
    const args = ['.', '--list-different', '--cache', '--cache-location', cacheIn('formatting')];
    const {stdout, stderr} = await runTool(PRETTIER, args, project.root, 2);
    // With a file that does not parse, Prettier names it here and ends with the same code.
    const broken = /^\[error\] (.+?): (\w*Error: .*?) \((\d+):(\d+)\)/m.exec(stderr);
    const [, unreadable, reason, row, at] = broken ?? [];
    const files = stdout.split('\n').filter((file) => file !== '' && file !== unreadable);
    const problems = files.map(async (file) => ({
      file,
      ...(await firstDifference(project, file)),
      mend: 'run npm run check -- --fix',
    }));
    if (!unreadable) return Promise.all(problems);
    const mend = 'correct the syntax';
    const line = Number(row);
    const unread = {file: unreadable, line, column: Number(at), message: reason!, mend};
    return [...(await Promise.all(problems)), unread];
  },
  async fix({project}) {
    await runTool(PRETTIER, ['.', '--write', '--log-level', 'error'], project.root, 2);
  },
};
