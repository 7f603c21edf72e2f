/** Runs Bash and Go steps: they read the data of earlier steps from a file, and export to another one. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Fault, Given, Outcome} from '../model.ts';
import {type Setting, timedOutError} from './lane.ts';
import {runProcess} from './process.ts';

/**
 * Runs a program as a step.
 *
 * @param command - program and arguments
 * @param tmp - the folder that the step knows as `/tmp`
 * @param options - the folder that it runs in, and its environment apart from that of its case
 * @returns its exports, output and exit status
 */
export async function runStep(
  command: string[],
  given: Given,
  tmp: string,
  {envPrefix}: Setting,
  options: {cwd: string; env: NodeJS.ProcessEnv},
): Promise<Pick<Outcome, 'exports' | 'faults' | 'stdout' | 'stderr' | 'status' | 'error'>> {
  const stepsFile = `${tmp}-steps.json`;
  const exportsFile = `${tmp}-exports`;
  const {trigger, ...others} = (given.steps ?? {}) as {trigger?: object};
  const event = {event: given.event ?? null, context: given.context, ...trigger};
  writeFileSync(stepsFile, JSON.stringify({trigger: event, ...others}));
  rmSync(exportsFile, {force: true});
  const {status, stdout, stderr, timedOut} = await runProcess(command, {
    cwd: options.cwd,
    env: {
      TMPDIR: tmp,
      TZ: 'UTC',
      [`${envPrefix}_STEPS`]: stepsFile,
      [`${envPrefix}_EXPORTS`]: exportsFile,
      ...options.env,
      ...given.env,
    },
  });
  const error = timedOut ? {error: timedOutError} : {};
  return {...readExports(exportsFile), status, stdout, stderr, ...error};
}

/** Reads `NAME:json=VALUE` lines. */
export function readExports(file: string): {exports: Record<string, unknown>; faults: Fault[]} {
  const exports: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const match = /^([^:]+):(\w+)=(.*)$/.exec(line);
    const [, name = '', type, value = ''] = match ?? [];
    if (!match || type !== 'json') {
      faults.push({
        message: `cannot read the export line \`${line}\`: write NAME:json=VALUE on one line`,
      });
      continue;
    }
    try {
      exports[name] = JSON.parse(value);
    } catch {
      faults.push({message: `the export ${name} is not valid JSON: ${value}`});
    }
  }
  return {exports, faults};
}
