import {dirname, join, normalize} from 'node:path/posix';
import {closest} from 'fastest-levenshtein';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';
import type {SourceText} from '../core/sourceText.ts';

/** Made by commands, so not there in a fresh clone. */
const MADE = /^(?:build|node_modules|\.cache|\.docusaurus|bench\/results)(?:\/|$)/;

interface Package {
  scripts?: Record<string, string>;
}

/** Whether a path leads to a file or a folder. */
function exists({files}: Project, path: string): boolean {
  const bare = path.replace(/\/$/, '');
  return files.some((file) => file === bare || file.startsWith(`${bare}/`));
}

function missing(source: SourceText, offset: number, path: string, project: Project): Problem[] {
  if (MADE.test(path) || exists(project, path)) return [];
  // A file may also speak of its own folder.
  if (exists(project, normalize(join(dirname(source.file), path)))) return [];
  return [
    {
      ...source.at(offset),
      message: `there is no ${path}`,
      fix: `the nearest is ${closest(path, [...project.files])}`,
      text: path,
    },
  ];
}

/** Paths in code spans: words that begin with a folder of the project. */
function namedPaths(source: SourceText, project: Project, folders: ReadonlySet<string>) {
  return [...source.text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].flatMap((match) => {
    const path = match[1]!;
    const [first] = path.split('/');
    if (!path.includes('/') || !folders.has(first!)) return [];
    return missing(source, match.index + 1, path, project);
  });
}

/** Links to files, which a code host resolves from the folder of the file that links. */
function linkedFiles(source: SourceText, project: Project) {
  return [...source.text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].flatMap((match) => {
    const target = match[1]!;
    if (/^(?:[a-z]+:|\/)/.test(target) || target.includes('{{')) return [];
    const path = normalize(join(dirname(source.file), target));
    return missing(source, match.index + 2, path, project);
  });
}

function commands(source: SourceText, scripts: string[]): Problem[] {
  return [...source.text.matchAll(/\bnpm run ([\w-]+(?::[\w-]+)*)/g)]
    .filter(([, name]) => !scripts.includes(name!))
    .map((match) => ({
      ...source.at(match.index),
      message: `package.json has no script "${match[1]}"`,
      fix: scripts.length > 0 ? `the nearest is ${closest(match[1]!, scripts)}` : 'remove it',
      text: match[1]!,
    }));
}

export const repositoryDocs: Rule = {
  name: 'repository-docs',
  about: 'Files and commands that the Markdown files of the repository name exist.',
  scope: 'project',
  check({project}) {
    const folders = new Set(project.files.map((file) => file.split('/')[0]!));
    const {scripts = {}} = project.has('package.json')
      ? (JSON.parse(project.read('package.json').text) as Package)
      : {};
    return project.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const source = project.read(file);
        return [
          ...namedPaths(source, project, folders),
          ...linkedFiles(source, project),
          ...commands(source, Object.keys(scripts)),
        ];
      });
  },
};
