import {execFile} from 'node:child_process';
import {relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type DevServer from 'webpack-dev-server';

/** What `npm run check` printed. */
interface CheckResult {
  output: string;
  /** The findings, two lines each: the place with the message, and the fix. Empty if all is well. */
  findings: string[];
}

/** A finding as `packages/checks/core/report.ts` prints it. */
const FINDING = /^\S.*:\d+:\d+ {2}.*\n {4}→ .*$/gm;

/**
 * Runs `npm run check` on pages in a separate process.
 *
 * @param siteDir - the root of the project
 * @param pages - paths of pages, relative to the root
 */
export function checkPages(siteDir: string, pages: readonly string[]): Promise<CheckResult> {
  const args = ['--import', 'tsx', 'packages/checks/cli.ts', ...pages];
  // Without colors and annotations, so that the output is what the pattern expects.
  const env = {...process.env, GITHUB_ACTIONS: undefined};
  return new Promise((resolve) => {
    execFile(process.execPath, args, {cwd: siteDir, env}, (error, stdout, stderr) => {
      // Without a closing line, the check itself has failed. Its reason is shown as the finding.
      const hasRun = /^\d+ passed, \d+ failed, \d+ skipped$/m.test(stdout);
      const output = stdout + stderr || String(error);
      resolve({output, findings: hasRun ? (stdout.match(FINDING) ?? []) : [output]});
    });
  });
}

/** Shows findings in the error overlay of every open browser. A rebuild of the page removes them. */
export function showFindings(
  server: Pick<DevServer, 'sendMessage' | 'webSocketServer'>,
  findings: readonly string[],
): void {
  if (findings.length === 0 || !server.webSocketServer) return;
  const messages = findings.map((message) => ({message}));
  server.sendMessage(server.webSocketServer.clients, 'errors', messages);
}

/**
 * Returns the pages among changed files. Names of partials start with `_`; the check of a page that
 * includes one also checks it.
 *
 * @param siteDir - the root of the project
 * @param files - absolute paths
 * @returns paths relative to the root
 */
export const pagesAmong = (siteDir: string, files: Iterable<string>): string[] =>
  [...files]
    .map((file) => relative(siteDir, file).split(sep).join('/'))
    .filter((file) => /^(versioned_)?docs\/(.*\/)?[^_/][^/]*\.mdx$/.test(file))
    .sort();

/**
 * Checks each page that changes while `npm run dev` runs, and reports the findings in the terminal
 * and in the browser. `NO_CHECK=1` turns it off.
 */
export default function pageCheck({siteDir}: LoadContext): Plugin {
  let server: DevServer | undefined;
  /** One check at a time. */
  let last = Promise.resolve();
  /** Pages that have changed since the last check started. */
  const changed = new Set<string>();
  const markChanged = (pages: readonly string[]) => pages.forEach((page) => changed.add(page));

  async function check(): Promise<void> {
    const pages = [...changed].sort();
    if (pages.length === 0) return;
    changed.clear();
    const {output, findings} = await checkPages(siteDir, pages);
    if (pages.some((page) => changed.has(page))) {
      // The findings are out of date. The check that waits is about the same pages.
      markChanged(pages);
      return;
    }
    const isClean = findings.length === 0;
    process.stdout.write(isClean ? `${pages.join(', ')}: no findings\n` : `\n${output}\n`);
    if (server) showFindings(server, findings);
  }

  return {
    name: 'page-check',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'development' || process.env.NO_CHECK
        ? {}
        : {
            devServer: {onListening: (started: DevServer) => (server = started)},
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
