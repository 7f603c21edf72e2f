import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join, resolve} from 'node:path';

const root = resolve(__dirname, '../..');

/** Generated files. The results in `.cache` depend on content, so they also apply to a copy. */
const WRITTEN = /^(?:node_modules|build|test-results|\.build.*|\.docusaurus|\.git)$/;

/** The scope of this project's own packages. */
const OWN = '@portal';

/** A copy of the project to plant mistakes in. */
export interface ProjectCopy {
  root: string;
  /** Writes a file. `change` gets its text, which is empty if the file is new, and returns the new one. */
  write(file: string, change: (before: string) => string): string;
  remove(): void;
}

/**
 * Links to the installed packages of this project, except its own: those are links into the copy,
 * because otherwise the copy would run the original's code.
 */
export function linkPackages(copy: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', OWN), {recursive: true});
  for (const name of readdirSync(installed)) {
    if (name === OWN || name === '.cache') continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, OWN))) {
    symlinkSync(join('../../packages', name), join(copy, 'node_modules', OWN, name));
  }
}

/** Copies the sources of this project, and links to its installed packages. */
export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  const isSource = (path: string) => !WRITTEN.test(basename(path));
  cpSync(root, copy, {recursive: true, filter: (path) => path === root || isSource(path)});
  linkPackages(copy);
  return {
    root: copy,
    write(file, change) {
      const path = join(copy, file);
      mkdirSync(dirname(path), {recursive: true});
      const written = change(existsSync(path) ? readFileSync(path, 'utf8') : '');
      writeFileSync(path, written);
      return written;
    },
    remove: () => rmSync(copy, {recursive: true, force: true}),
  };
}
