import {globSync} from 'tinyglobby';
import {mistake, type Mistake} from '@portal/content/mistake';
import {runTool} from '../core/program.ts';
import type {Project} from '@portal/content/pages/project';
import {cachedProblems} from '../core/resultCache.ts';
import type {Rule, Run} from '../core/rule.ts';

const PROBLEM =
  /^(.+?):(\d+):(\d+) - (.+?) \((.+?)\)(?: Suggestions: \[(.*)\]| fix: \((.*)\))?\s*$/;

const CONFIG = 'cspell.json';

/** The pages of a limited run, or the files that the configuration names. */
function targets({limited, pages, project}: Run): string[] {
  if (limited) return pages.map(({file}) => file);
  if (!project.has(CONFIG)) return [];
  const {files, ignorePaths} = JSON.parse(project.read(CONFIG).text) as Record<string, string[]>;
  return globSync(files!, {
    cwd: project.root,
    dot: true,
    ignore: ignorePaths!.map(inFolder),
  }).sort();
}

/** A name such as `build` also excludes the files in that folder. */
const inFolder = (path: string) => (path.includes('*') ? path : `**/${path}/**`);

/** The facts that are names of the product. The others are URLs. */
const NAMES = ['name', 'slug', 'cli', 'prefix', 'envPrefix', 'domain'];

/** The words in the product's names. They aren't in project-words.txt, because they change with the facts. */
function namesIn({known: {facts}}: Project): ReadonlySet<string> {
  const product = facts.product as Readonly<Record<string, string>>;
  const words = NAMES.flatMap((name) => (product[name] ?? '').split(/[^A-Za-z]+/));
  return new Set(words.map((word) => word.toLowerCase()));
}

const OPTIONS = [
  // cspell.json names the dictionaries. Reading the default sixty would take a second longer.
  '--no-default-configuration',
  '--no-progress',
  '--no-summary',
  '--no-color',
  '--relative',
  '--show-suggestions',
  '--no-must-find-files',
];

async function lint(project: Project, files: readonly string[]): Promise<Mistake[]> {
  const {stdout} = await runTool(
    'cspell/bin.mjs',
    ['lint', ...OPTIONS, '--file-list', 'stdin'],
    project.root,
    {
      input: files.join('\n'),
    },
  );
  const names = namesIn(project);
  return stdout.split('\n').flatMap((row) => {
    const [, file, line, column, kind, word, suggested, forced] = PROBLEM.exec(row) ?? [];
    if (!file || names.has(word!.toLowerCase())) return [];
    const isForbidden = kind!.startsWith('Forbidden');
    // In a sentence, an unknown word with a capital is a name, and names have no similar ones.
    const before = project
      .read(file)
      .text.split('\n')
      [Number(line) - 1]!.slice(0, Number(column) - 1);
    const isName = /^[A-Z]/.test(word!) && !isForbidden && /[\w,;)'"`] +$/.test(before);
    // For a forbidden word, only the suggestion with a star is from `flagWords`; others look similar.
    const [nearest] = (forced ?? suggested ?? '')
      .split(',')
      .filter((text) => !isName && (!isForbidden || forced !== undefined || text.includes('*')))
      .map((text) => text.replace('*', '').trim());
    const fix = isForbidden
      ? `write ${nearest ? `"${nearest}"` : 'another word'}`
      : `${nearest ? `write "${nearest}", or ` : ''}add the word to project-words.txt if it's correct`;
    const at = {file, line: Number(line), column: Number(column)};
    return [mistake(at, `${kind!.toLowerCase()} "${word}"`, fix, word)];
  });
}

export const spelling: Rule = {
  name: 'spelling',
  about: 'Words are in the dictionary or in project-words.txt.',
  scope: 'page',
  check: (run) =>
    cachedProblems(
      run.project,
      'spelling',
      [CONFIG, 'project-words.txt', 'data/product.yaml'],
      targets(run),
      (files) => lint(run.project, files),
    ),
};
