import {cacheIn, runTool} from '../core/program.ts';
import type {Rule, Run} from '../core/rule.ts';

const PROBLEM =
  /^(.+?):(\d+):(\d+) - (.+?) \((.+?)\)(?: Suggestions: \[(.*)\]| fix: \((.*)\))?\s*$/;

/** The pages of a limited run; in a full run the globs of cspell.json hold. */
const targets = ({limited, pages}: Run): string[] => (limited ? pages.map(({file}) => file) : []);

export const spelling: Rule = {
  name: 'spelling',
  about: 'Words are in the dictionary or in project-words.txt.',
  scope: 'page',
  async check(run) {
    const options = [
      // Six dictionaries that cspell.json names; the usual sixty take a second longer to read.
      '--no-default-configuration',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--relative',
      '--show-suggestions',
    ];
    const cache = [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      cacheIn('spelling'),
    ];
    const args = ['lint', ...options, ...cache, '--no-must-find-files', ...targets(run)];
    const {stdout} = await runTool('cspell/bin.mjs', args, run.project.root);
    return stdout.split('\n').flatMap((row) => {
      const [, file, line, column, kind, word, suggested, fix] = PROBLEM.exec(row) ?? [];
      if (!file) return [];
      const [nearest] = (fix ?? suggested ?? '')
        .split(',')
        .map((text) => text.replace('*', '').trim());
      return [
        {
          file,
          line: Number(line),
          column: Number(column),
          message: `${kind!.toLowerCase()} "${word}"`,
          mend: `${nearest ? `write ${nearest}, or ` : ''}add the word to project-words.txt if it is right`,
          text: word!,
        },
      ];
    });
  },
};
