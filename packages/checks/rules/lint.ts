import {relative, sep} from 'node:path';
import {cacheIn, runTool} from '../core/program.ts';
import type {Rule} from '../core/rule.ts';

const ESLINT = 'eslint/bin/eslint.js';

/** The part of the output of `--format json-with-metadata` that's used here. */
interface Report {
  results: FileResult[];
  metadata: {rulesMeta: Record<string, {docs?: {url?: string}} | undefined>};
}

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

function fixOf(ruleId: string | null, url: string | undefined): string {
  if (ruleId === null) return 'fix the syntax error';
  return `follow the rule ${ruleId}${url ? `: ${url}` : ', which is set in eslint.config.mjs'}`;
}

const cache = ['--cache', '--cache-location', cacheIn('lint')];

export const lint: Rule = {
  name: 'lint',
  about: 'Code follows the rules in eslint.config.mjs.',
  scope: 'project',
  async check({project: {root}}) {
    const {stdout} = await runTool(ESLINT, ['.', '--format', 'json-with-metadata', ...cache], root);
    const {results, metadata} = JSON.parse(stdout) as Report;
    return results.flatMap(({filePath, messages}) =>
      messages.map(({ruleId, line = 1, column = 1, message, fix}) => ({
        file: relative(root, filePath).split(sep).join('/'),
        line,
        column,
        // Some rules append long explanations and code.
        message: message.split('\n')[0]!,
        fix: fix
          ? `run "npm run check -- --fix" (${ruleId})`
          : fixOf(ruleId, metadata.rulesMeta[ruleId ?? '']?.docs?.url),
        ...(ruleId && {text: ruleId}),
      })),
    );
  },
  async fix({project: {root}}) {
    await runTool(ESLINT, ['.', '--fix', '--format', 'json'], root);
  },
};
