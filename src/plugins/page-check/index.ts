import {execFile} from 'node:child_process';
import {relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isPage} from '@portal/content/routes/routes';

/**
 * Runs `npm run check` on pages in a separate process.
 *
 * @param siteDir - the root of the project
 * @param pages - paths of pages, relative to the root
 * @returns what it printed, and whether there are no findings
 */
export function checkPages(
  siteDir: string,
  pages: readonly string[],
): Promise<{output: string; isClean: boolean}> {
  const args = ['--import', 'tsx', 'scripts/check.ts', ...pages];
  return new Promise((resolve) => {
    execFile(process.execPath, args, {cwd: siteDir}, (error, stdout, stderr) =>
      resolve({output: stdout + stderr || String(error), isClean: error === null}),
    );
  });
}

/**
 * Returns the pages among changed files. The check of a page that includes a partial also checks it.
 *
 * @param siteDir - the root of the project
 * @param files - absolute paths
 * @returns paths relative to the root
 */
export const pagesAmong = (siteDir: string, files: Iterable<string>): string[] =>
  [...files]
    .map((file) => relative(siteDir, file).split(sep).join('/'))
    .filter(isPage)
    .sort();

/**
 * Checks each page that changes while `npm run dev` runs, and reports the findings in the terminal.
 * `NO_CHECK=1` turns it off.
 */
export default function pageCheck({siteDir}: LoadContext): Plugin {
  /** One check at a time. */
  let last = Promise.resolve();
  /** Pages that have changed since the last check started. */
  const changed = new Set<string>();
  const markChanged = (pages: readonly string[]) => pages.forEach((page) => changed.add(page));

  async function check(): Promise<void> {
    const pages = [...changed].sort();
    if (pages.length === 0) return;
    changed.clear();
    // Tells the task in .vscode/tasks.json that earlier findings are out of date.
    process.stdout.write(`Checking ${pages.join(', ')}\n`);
    const {output, isClean} = await checkPages(siteDir, pages);
    if (pages.some((page) => changed.has(page))) {
      // The findings are out of date. The check that waits is about the same pages.
      markChanged(pages);
      return;
    }
    process.stdout.write(isClean ? `${pages.join(', ')}: no findings\n` : `\n${output}\n`);
  }

  return {
    name: 'page-check',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'development' || process.env.NO_CHECK
        ? {}
        : {
            plugins: [
              ({hooks}) =>
                hooks.watchRun.tap('page-check', ({modifiedFiles = []}) => {
                  markChanged(pagesAmong(siteDir, modifiedFiles));
                  last = last.then(check);
                }),
            ],
          },
  };
}
