import {RedirectTableError, resolveRedirects} from '../../src/redirects/resolve.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'facts/redirects.ts';

/** `facts/redirects.ts:27: what is wrong. Expected what is right.` */
const PROBLEM = /^(?:[^:]*:(\d+): )?(.*?)(?:[.;] (Expected .*|With.*))?$/s;

export const redirects: Rule = {
  name: 'redirects',
  about: 'Every legacy path leads to a page in one hop and hides none.',
  scope: 'project',
  check({project}) {
    const {redirects: groups} = project.known;
    const source = project.has(TABLE) ? project.read(TABLE).text : '';
    try {
      resolveRedirects(groups, [...project.routes.keys()], {file: TABLE, source});
      return [];
    } catch (error) {
      if (!(error instanceof RedirectTableError)) throw error;
      return error.problems.map((problem) => {
        const [, line = '1', message, expected] = PROBLEM.exec(problem)!;
        const mend = expected ?? 'let the row end at a page that exists';
        const column = /\S/.exec(source.split('\n')[Number(line) - 1] ?? '')?.index ?? 0;
        return {file: TABLE, line: Number(line), column: column + 1, message: message!, mend};
      });
    }
  },
};
