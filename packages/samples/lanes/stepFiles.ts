/** The files that Bash and Go steps use to read data of earlier steps and to export data. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Fault, Given} from '../model.ts';

/** Default metadata of an execution. */
const defaultContext = {
  id: '2EvTestExecution',
  ts: '2024-05-01T12:00:00.000Z',
  trace_id: '2EvTestTrace',
  workflow_id: 'p_test123',
  deployment_id: 'd_test123',
  owner_id: 'o_test123',
  platform_version: '3.1.0',
};

/** Adds the metadata of an execution. A case can override it. */
export const withContext = (given: Given): Given => ({
  ...given,
  context: {...defaultContext, ...given.context},
});

/** Writes the file with `steps` and returns its path and the path of the file for exports. */
export function writeSteps(folder: string, lane: string, given: Given) {
  const stepsFile = join(folder, `${lane}-steps.json`);
  const exportsFile = join(folder, `${lane}-exports`);
  const {trigger, ...others} = (given.steps ?? {}) as {trigger?: object};
  const {context} = withContext(given);
  const steps = {trigger: {event: given.event ?? null, context, ...trigger}, ...others};
  writeFileSync(stepsFile, JSON.stringify(steps));
  rmSync(exportsFile, {force: true});
  return {stepsFile, exportsFile};
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
