import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parse} from 'yaml';

/** Reads a list of `packages/checks/lists/`, such as `hosts`. */
export const listOf = <T>(name: string): T =>
  parse(readFileSync(resolve(__dirname, `../lists/${name}.yaml`), 'utf8')) as T;
