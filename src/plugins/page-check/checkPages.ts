import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/** What `npm run check` printed. */
export interface CheckResult {
  output: string;
  /** The findings, two lines each: the place with the message, and the fix. Empty if all is well. */
  findings: string[];
}

/** A finding as `checks/core/report.ts` prints it. */
const FINDING = /^\S.*:\d+:\d+ {2}.*\n {4}→ .*$/gm;

/**
 * Runs `npm run check` on pages in a separate process.
 *
 * @param siteDir - the root of the project
 * @param pages - paths of pages, relative to the root
 */
export async function checkPages(siteDir: string, pages: readonly string[]): Promise<CheckResult> {
  const args = ['--import', 'tsx', 'checks/cli.ts', ...pages];
  // Without colors and annotations, so that the output is what the pattern expects.
  const env = {...process.env, GITHUB_ACTIONS: undefined};
  const child = spawn(process.execPath, args, {cwd: siteDir, env});
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const findings = stdout.match(FINDING) ?? [];
  // Without a closing line, the check itself has failed. Its reason is shown as the finding.
  const hasRun = /^\d+ passed, \d+ failed, \d+ skipped$/m.test(stdout);
  return {output: stdout + stderr, findings: hasRun ? findings : [stdout + stderr]};
}
