import type {Problem} from '../core/finding.ts';
import {runTool} from '../core/program.ts';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

const OXFMT = 'oxfmt/bin/oxfmt';

/** The configuration in the root of the project applies to all folders. */
const config = ['--config', '.oxfmtrc.json'];

/** The message for a file that doesn't parse: the reason, the place, and lines of code. */
const UNREADABLE = /^ *[x×] (.+)\n[^[\n]*\[(.+?):(\d+):(\d+)\]$/gm;

/** The first difference between a file and its formatted version. */
async function firstDifference(project: Project, file: string): Promise<Problem> {
  const {text} = project.read(file);
  const args = [...config, `--stdin-filepath=${file}`];
  const {stdout} = await runTool(OXFMT, args, project.root, {input: text});
  const formatted = stdout.split('\n');
  const lines = text.split('\n');
  const index = lines.findIndex((line, at) => line !== formatted[at]);
  const at = index === -1 ? lines.length : index;
  const expected = formatted[at];
  const column = [...(lines[at] ?? '')].findIndex((char, place) => char !== expected?.[place]);
  return {
    file,
    line: at + 1,
    column: Math.max(column, 0) + 1,
    message: `not formatted with Oxfmt; expected: ${expected?.trim() || 'an empty line'}`,
    fix: 'run "npm run check -- --fix"',
  };
}

export const formatting: Rule = {
  name: 'formatting',
  about: 'Code is formatted with Oxfmt. Pages are not.',
  scope: 'project',
  async check({project}) {
    const args = [...config, '--list-different', '.'];
    const {stdout, stderr} = await runTool(OXFMT, args, project.root, {findingsCode: 2});
    const unread = [...stderr.matchAll(UNREADABLE)].map(
      ([, reason, file, line, column]): Problem => ({
        file: file!,
        line: Number(line),
        column: Number(column),
        message: `syntax error: ${reason}`,
        fix: 'fix the syntax error',
      }),
    );
    const files = stdout.split('\n').filter((file) => file !== '');
    return [...unread, ...(await Promise.all(files.map((file) => firstDifference(project, file))))];
  },
  async fix({project}) {
    await runTool(OXFMT, [...config, '.'], project.root, {findingsCode: 2});
  },
};
