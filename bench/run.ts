import {spawn, spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';

export const root = resolve(__dirname, '..');

/**
 * Runs a command of this project.
 *
 * @returns wall-clock seconds
 * @throws Error with the output of the command if it fails
 */
export function timed(command: string, ...args: string[]): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/** How long ext4 avoids reusing the inode of a deleted file, in seconds. */
const RECENT = 60;

/**
 * Waits until recently deleted files no longer slow down writing. After thousands of files have
 * been deleted, such as the previous site of a benchmark, ext4 scans them for each file that's
 * created (`recently_deleted` in Linux's fs/ext4/ialloc.c).
 */
export async function settled(): Promise<void> {
  spawnSync('sync');
  await setTimeout((RECENT + 1) * 1000);
}

/** The cost of a run. */
export interface Taken {
  /** Wall-clock seconds, which include waiting for other work on the machine. */
  seconds: number;
  /** Processor seconds of all processes together, which other work hardly affects. */
  cpu: number;
  /** The highest memory use of any of its processes. */
  megabytes: number;
}

/**
 * The peak memory of each running descendant of a process, in kB (Linux's `VmHWM`), by process ID.
 */
function peaksBelow(parent: number): Map<number, number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const statuses = processes.flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const field = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
      return [{pid: Number(pid), ppid: field('PPid'), peak: field('VmHWM') || 0}];
    } catch {
      return []; // It ended in the meantime.
    }
  });
  const found = new Map<number, number>();
  const visit = (pid: number) => {
    for (const child of statuses.filter(({ppid}) => ppid === pid)) {
      found.set(child.pid, child.peak);
      visit(child.pid);
    }
  };
  visit(parent);
  return found;
}

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Processor seconds of all child processes that have ended. */
function cpuOfChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/**
 * Runs a command and watches the memory of all processes that it starts. Linux only.
 *
 * @throws Error with the output of the command if it fails
 */
export async function watched(
  [command, ...args]: [string, ...string[]],
  {cwd = root, env = {}}: {cwd?: string; env?: Record<string, string>} = {},
): Promise<Taken> {
  const started = performance.now();
  const before = cpuOfChildren();
  const child = spawn(command, args, {cwd, env: {...process.env, ...env}});
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...peaksBelow(process.pid).values());
  }, 100);
  const code = await new Promise((ended, failed) => child.on('error', failed).on('close', ended));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${printed}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: cpuOfChildren() - before,
    megabytes: Math.round(peak / 1024),
  };
}
