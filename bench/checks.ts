import {median, type Table} from './table.ts';
import {timed} from './run.ts';

const RUNS = 3;

/** How long a contributor waits for the checks. */
export function measureChecks(): Table {
  const row = (name: string, ...args: string[]) => {
    const times = Array.from({length: RUNS}, () => timed('npx', 'tsx', 'checks/cli.ts', ...args));
    return [name, median(times).toFixed(1)];
  };
  return {
    title: 'Checks',
    columns: ['check', 'median s'],
    rows: [row('everything'), row('one page', 'docs/limits.mdx')],
  };
}
