import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem} from './finding.ts';
import {cacheIn, canCache} from './program.ts';
import type {Project} from '@portal/content/pages/project';

/** The problems in a file, and a hash of its text. */
interface Entry {
  text: string;
  problems: Problem[];
}

interface Stored {
  salt: string;
  entries: Record<string, Entry>;
}

const digest = (texts: readonly string[]) =>
  texts
    .reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256'))
    .digest('base64');

/** Files that affect every rule: a package upgrade can change what a rule finds. */
const ALWAYS = ['package-lock.json'];

/**
 * Finds problems in files. Only checks files that have changed since the last run.
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
  find: (changed: readonly string[]) => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const path = join(project.root, cacheIn(`${rule}.json`));
  const all = [...ALWAYS, `packages/checks/rules/${rule}.ts`, ...inputs];
  const salt = digest(all.map((file) => (project.has(file) ? project.read(file).text : '')));
  const stored = readStored(path, salt);
  const texts = new Map(files.map((file) => [file, digest([project.read(file).text])]));
  const isKnown = (file: string) => stored.entries[file]?.text === texts.get(file);
  const changed = files.filter((file) => !isKnown(file));
  if (changed.length > 0) {
    const found = await find(changed);
    for (const file of changed) {
      const problems = found.filter((problem) => problem.file === file);
      stored.entries[file] = {text: texts.get(file)!, problems};
    }
    if (canCache(project.root)) writeFileSync(path, JSON.stringify(stored));
  }
  return files.flatMap((file) => stored.entries[file]!.problems);
}

/** The results of the last run. Empty if it had other inputs, or if they can't be read. */
function readStored(path: string, salt: string): Stored {
  const none = {salt, entries: {}};
  if (!existsSync(path)) return none;
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored;
    return stored.salt === salt ? stored : none;
  } catch {
    return none;
  }
}
