import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {median, type Table} from './table.ts';
import {root, timed} from './run.ts';

const RUNS = 3;

/** Deletes the caches of the checks. */
const forget = () => rmSync(join(root, '.cache/checks'), {recursive: true, force: true});

/** How long contributors wait for the checks, the first time and after that. */
export function measureChecks(): Table {
  const row = (name: string, before: () => void, ...args: string[]) => {
    const times = Array.from({length: RUNS}, () => {
      before();
      return timed('npm', 'run', 'check', '--', ...args);
    });
    return [name, Math.min(...times).toFixed(1), median(times).toFixed(1)];
  };
  const keep = () => undefined;
  return {
    title: 'Checks',
    columns: ['check', 'min s', 'median s'],
    rows: [
      row('everything, cold', forget),
      row('everything, warm', keep),
      row('one page, warm', keep, 'docs/limits.mdx'),
    ],
  };
}
