import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {constants} from 'node:os';

/** The signals that ask a command to end: Ctrl+C, `kill` and a closed terminal. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code of a command that a signal has ended, as in shells: 130 after Ctrl+C. */
export const codeAfter = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/**
 * Runs a script in a Node.js process of its own, which gets the signals that should end this one, and
 * never outlives it. It needs no shell, so it also works on Windows.
 *
 * @param args - the flags of Node.js, the script and its arguments
 * @param cwd - the working directory
 * @returns the exit code, or {@link codeAfter} the signal that this process or the script got
 */
export async function runNode(args: readonly string[], cwd: string): Promise<number> {
  const child = spawn(process.execPath, args, {cwd, stdio: 'inherit'});
  let stoppedBy: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  const end = () => child.kill();
  for (const signal of STOP_SIGNALS) process.on(signal, passOn);
  process.on('exit', end);
  const [code, endedBy] = (await once(child, 'exit')) as [number, NodeJS.Signals | null];
  for (const signal of STOP_SIGNALS) process.off(signal, passOn);
  process.off('exit', end);
  // Docusaurus ends with 0 when it's stopped, so its own code doesn't say whether it has finished.
  const signal = stoppedBy ?? endedBy;
  return signal ? codeAfter(signal) : code;
}
