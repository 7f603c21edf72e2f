/**
 * Finds packages that a build needs but that aren't in `dependencies`, so audit and SBOM would miss
 * them.
 */
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';

const KNIP = resolve(__dirname, '../../node_modules/knip/bin/knip.js');

interface Report {
  issues: {file: string; unlisted: {name: string}[]}[];
}

/**
 * Follows the imports of the entries that `knip.json` marks with a `!`, except for type imports.
 *
 * @param root - a project with a `knip.json`
 * @returns `file imports package` for each package that isn't in `dependencies`
 * @throws Error with Knip's output if it can't run
 */
export function undeclaredForBuilds(root: string): string[] {
  const args = ['--production', '--strict', '--include', 'unlisted', '--reporter', 'json'];
  const {stdout, stderr, status} = spawnSync(process.execPath, [KNIP, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0 && status !== 1) throw new Error(`Knip can't run:\n${stdout}${stderr}`);
  const {issues} = JSON.parse(stdout) as Report;
  return issues.flatMap(({file, unlisted}) => unlisted.map(({name}) => `${file} imports ${name}`));
}
