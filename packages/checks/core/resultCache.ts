import {join} from 'node:path';
import {once} from '@portal/content/pages/once';
import {ContentCache} from '@portal/content/cache/contentCache';
import type {Mistake} from '@portal/content/mistake';
import {cacheIn} from './program.ts';
import type {Project} from '@portal/content/pages/project';

/** What affects every rule: the packages, the rules and their lists, and the code through which they read pages. */
const ALWAYS =
  /^(?:package-lock\.json|packages\/checks\/(?:core|lists|rules)\/.*|packages\/content\/.*)(?<!\.test\.ts)$/;

/** The text of all those files, which are the same for each rule. */
const alwaysOf = once((project: Project): string =>
  project.files
    .filter((file) => ALWAYS.test(file))
    .map((file) => project.read(file).text)
    .join('\0'),
);

/**
 * Finds problems in files. Only checks files that have changed since the last run. A page has also
 * changed if a fact on it has.
 *
 * @param rule - the name of the rule
 * @param inputs - other files that affect the result, such as the configuration
 * @param files - the files to check
 * @param find - checks the files that have changed
 */
export async function cachedProblems(
  project: Project,
  rule: string,
  inputs: readonly string[],
  files: readonly string[],
  find: (changed: readonly string[]) => Promise<readonly Mistake[]>,
): Promise<Mistake[]> {
  const pages = new Set(project.pageFiles);
  const textOf = (file: string) => {
    if (!project.has(file)) return '';
    const {text} = project.read(file);
    return pages.has(file) ? `${text}\0${project.page(file).resolved.text}` : text;
  };
  const file = join(project.root, cacheIn(`${rule}.json`));
  const cache = new ContentCache<Mistake[]>(file, [alwaysOf(project), ...inputs.map(textOf)]);
  const changed = files.filter((name) => !cache.has(name, textOf(name)));
  const found = changed.length > 0 ? await find(changed) : [];
  const foundIn = (name: string) => found.filter((problem) => problem.file === name);
  const problems = files.flatMap((name) => cache.of(name, textOf(name), () => foundIn(name)));
  cache.save();
  return problems;
}
