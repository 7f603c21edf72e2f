import {runTool} from '../core/program.ts';
import {markdownMends} from '../core/markdownMends.ts';
import type {Rule, Run} from '../core/rule.ts';

const LINTER = 'markdownlint-cli2/markdownlint-cli2-bin.mjs';

const PROBLEM = /^(.+?):(\d+)(?::(\d+))? (?:error )?(MD\d+)\/(\S+) (.*?)(?: \[(.*)\])?$/;

/** The pages of a limited run; in a full run the globs of the configuration hold. */
const targets = ({limited, pages}: Run): string[] =>
  limited ? ['--no-globs', ...pages.map(({file}) => `:${file}`)] : [];

export const markdown: Rule = {
  name: 'markdown',
  about: 'Markdown is written one way: see .markdownlint-cli2.jsonc.',
  scope: 'page',
  async check(run) {
    const {stdout, stderr} = await runTool(LINTER, targets(run), run.project.root);
    return `${stdout}\n${stderr}`.split('\n').flatMap((row) => {
      const [, file, line, column = '1', id, rule, message, detail = ''] = PROBLEM.exec(row) ?? [];
      if (!file) return [];
      return [
        {
          file,
          line: Number(line),
          column: Number(column),
          message: detail ? `${message}: ${detail}` : message!,
          mend: `${markdownMends[rule!] ?? 'change it, or let --fix try'} (${id}, ${rule})`,
          text: /"(.*)"/.exec(detail)?.[1] ?? rule!,
        },
      ];
    });
  },
  async fix(run) {
    await runTool(LINTER, ['--fix', ...targets(run)], run.project.root);
  },
};
