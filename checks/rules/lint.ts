import {relative, sep} from 'node:path';
import {cacheIn, runTool} from '../core/program.ts';
import type {Rule} from '../core/rule.ts';

const ESLINT = 'eslint/bin/eslint.js';

/** What ESLint writes with `--format json`, as far as it is read. */
interface FileResult {
  filePath: string;
  messages: {
    ruleId: string | null;
    line?: number;
    column?: number;
    message: string;
    fix?: object;
  }[];
}

const cache = ['--cache', '--cache-location', cacheIn('lint')];

export const lint: Rule = {
  name: 'lint',
  about: 'The code keeps the rules of eslint.config.mjs.',
  scope: 'project',
  async check({project: {root}}) {
    const {stdout} = await runTool(ESLINT, ['.', '--format', 'json', ...cache], root);
    return (JSON.parse(stdout) as FileResult[]).flatMap(({filePath, messages}) =>
      messages.map(({ruleId, line = 1, column = 1, message, fix}) => ({
        file: relative(root, filePath).split(sep).join('/'),
        line,
        column,
        // Some rules append an essay and the code.
        message: message.split('\n')[0]!,
        mend: fix
          ? `run npm run check -- --fix (${ruleId})`
          : `change the code; what ${ruleId ?? 'the parser'} asks for is in its documentation`,
        ...(ruleId && {text: ruleId}),
      })),
    );
  },
  async fix({project: {root}}) {
    await runTool(ESLINT, ['.', '--fix', '--format', 'json'], root);
  },
};
