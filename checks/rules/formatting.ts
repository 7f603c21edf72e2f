import type {Problem} from '../core/finding.ts';
import {runTool} from '../core/program.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const OXFMT = 'oxfmt/bin/oxfmt';

/** In the root of the project; a folder below has none of its own. */
const config = ['--config', '.oxfmtrc.json'];

/** A file that does not parse: the reason, then the place, then lines of code. */
const UNREADABLE = /^ *[x×] (.+)\n[^[\n]*\[(.+?):(\d+):(\d+)\]$/gm;

/** The first place that the formatter would write in another way, and how. */
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
    message: `not formatted as Oxfmt does; expected: ${expected?.trim() || 'an empty line'}`,
    fix: 'run npm run check -- --fix',
  };
}

export const formatting: Rule = {
  name: 'formatting',
  about: 'Code is formatted by Oxfmt; pages are not.',
  scope: 'project',
  async check({project}) {
    const args = [...config, '--list-different', '.'];
    const {stdout, stderr} = await runTool(OXFMT, args, project.root, {findingsCode: 2});
    const unread = [...stderr.matchAll(UNREADABLE)].map(
      ([, reason, file, line, column]): Problem => ({
        file: file!,
        line: Number(line),
        column: Number(column),
        message: `does not parse: ${reason}`,
        fix: 'correct the syntax',
      }),
    );
    const files = stdout.split('\n').filter((file) => file !== '');
    return [...unread, ...(await Promise.all(files.map((file) => firstDifference(project, file))))];
  },
  async fix({project}) {
    await runTool(OXFMT, [...config, '.'], project.root, {findingsCode: 2});
  },
};
