import {cacheIn, runTool} from '../core/program.ts';
import type {Rule} from '../core/rule.ts';

/** The TypeScript compiler in Go. It takes 5 s of CPU time, the one in JavaScript 20 s. */
const TSC = 'typescript-native/bin/tsc';

/** Turns off garbage collection: the compiler takes a quarter less CPU time and a fifth more memory. */
const env = {GOGC: 'off'};

/** Several checkers repeat each other's work, and the other rules need the other cores. */
const CHECKERS = ['--checkers', '1'];

const PROBLEM = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

export const types: Rule = {
  name: 'types',
  about: 'Code passes the type check.',
  scope: 'project',
  async check({project}) {
    const buildInfo = cacheIn('types.tsbuildinfo');
    const cache = ['--incremental', '--tsBuildInfoFile', buildInfo];
    const args = ['--noEmit', '--pretty', 'false', ...CHECKERS, ...cache];
    const {stdout} = await runTool(TSC, args, project.root, {findingsCode: 2, env});
    return stdout.split('\n').flatMap((line) => {
      const [, file, row, column, code, message] = PROBLEM.exec(line) ?? [];
      if (!file) {
        if (/^error TS/.test(line)) throw new Error(`tsc could not run: ${line}`);
        return [];
      }
      return [
        {
          file,
          line: Number(row),
          column: Number(column),
          message: message!,
          fix: `fix this error. To learn more, search for ${code}`,
          text: code!,
        },
      ];
    });
  },
};
