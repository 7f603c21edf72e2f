import {readdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {median, type Table} from './table.ts';
import {root, timed} from './run.ts';

const RUNS = 3;

const build = () => timed('npm', 'run', '--silent', 'build');

function clean(): void {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build']) {
    rmSync(join(root, cache), {recursive: true, force: true});
  }
}

/** Files and bytes of the deployable tree. */
function size(): [files: number, megabytes: string] {
  const files = readdirSync(join(root, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const bytes = files.reduce((sum, file) => sum + file, 0);
  return [files.length, (bytes / 1e6).toFixed(1)];
}

/** Cold (no caches) and warm builds, and what they write. */
export function measureBuild(): Table {
  const cold = Array.from({length: RUNS}, () => {
    clean();
    return build();
  });
  const warm = Array.from({length: RUNS}, build);
  const [files, megabytes] = size();
  const row = (name: string, times: number[]) => [
    name,
    ...[Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(1)),
    files,
    megabytes,
  ];
  return {
    title: 'Build',
    columns: ['build', 'min s', 'median s', 'max s', 'files', 'MB'],
    rows: [row('cold', cold), row('warm', warm)],
  };
}
