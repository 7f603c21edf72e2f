import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';

export const root = resolve(__dirname, '..');

/**
 * Runs a command of this project.
 *
 * @returns wall-clock seconds
 * @throws Error with what it printed, when it fails
 */
export function timed(command: string, ...args: string[]): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
