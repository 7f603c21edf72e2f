import {cacheIn, runTool} from '../core/program.ts';
import type {Problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';
import type {SourceText} from '@portal/content/pages/sourceText';

const KNIP = 'knip/bin/knip.js';

/** The configuration of Knip. Projects without it aren't checked. */
const CONFIG = 'knip.json';

/** The part of an issue of Knip that's used here. */
interface Issue {
  name: string;
  line?: number;
  col?: number;
}

type Kind = 'files' | 'dependencies' | 'unlisted' | 'unresolved' | 'exports';

/** The output of `--reporter json`: the issues of each file, by kind. */
interface Report {
  issues: ({file: string} & Partial<Record<string, Issue[]>>)[];
}

/** The message and the fix for each kind of issue. */
const words: Record<Kind, (name: string) => [message: string, fix: string]> = {
  files: () => [
    'nothing uses this file',
    `delete it, or add it to "entry" in ${CONFIG} if something loads it by its path`,
  ],
  dependencies: (name) => [
    `nothing imports the package "${name}"`,
    `run "npm uninstall ${name}", or add it to "ignoreDependencies" in ${CONFIG} if it is started by its path`,
  ],
  unlisted: (name) => [
    `package.json does not declare the package "${name}"`,
    `run "npm install --save-exact ${name}", with --save-dev if builds do not need it`,
  ],
  unresolved: (name) => [`the import "${name}" cannot be resolved`, 'correct the path'],
  exports: (name) => [`nothing uses "${name}"`, 'delete it'],
};

/** Kinds that use the message of another kind. */
const alike: Record<string, Kind> = {
  devDependencies: 'dependencies',
  types: 'exports',
  enumMembers: 'exports',
  namespaceMembers: 'exports',
};

/** The kind whose message applies. Files of the project look like packages if their path is wrong. */
const kindOf = (kind: string, name: string): Kind =>
  name.startsWith('@site/') ? 'unresolved' : (alike[kind] ?? (kind as Kind));

/**
 * The place of an import on a page. Knip reads pages as a list of their imports, so its lines are
 * those of that list.
 */
function placeOnPage(page: SourceText, name: string) {
  const imports = page.text.search(/^import\b/m);
  const {line, column} = page.at(page.text.indexOf(name, imports) - 1);
  return {line, col: column};
}

const INCLUDED =
  'files,dependencies,unlisted,unresolved,exports,types,enumMembers,namespaceMembers';

const args = ['--reporter', 'json', '--include', INCLUDED];
const cache = ['--cache', '--cache-location', cacheIn('unused')];

export const unused: Rule = {
  name: 'unused',
  about: 'There are no unused files, exports or packages, and every imported package is declared.',
  scope: 'project',
  async check({project}) {
    if (!project.has(CONFIG)) return [];
    const {stdout} = await runTool(KNIP, [...args, ...cache], project.root);
    const {issues} = JSON.parse(stdout) as Report;
    return issues.flatMap(({file, ...kinds}) =>
      Object.entries(kinds).flatMap(([kind, found]): Problem[] =>
        found!.map((issue) => {
          const {name} = issue;
          const onPage = file.endsWith('.mdx') ? placeOnPage(project.read(file), name) : {};
          const {line = 1, col: column = 1} = {...issue, ...onPage};
          const [message, fix] = words[kindOf(kind, name)](name);
          return {file, line, column, message, fix, text: name};
        }),
      ),
    );
  },
};
