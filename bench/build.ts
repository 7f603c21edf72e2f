import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {folderSize} from './folderSize.ts';
import {root, timed} from './run.ts';
import {median, type Table} from './table.ts';

const RUNS = 3;

const build = () => timed('npm', 'run', '--silent', 'build');

function clean(): void {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build']) {
    rmSync(join(root, cache), {recursive: true, force: true});
  }
}

/** Times cold (no caches) and warm builds, and measures their output. */
export function measureBuild(): Table {
  const cold = Array.from({length: RUNS}, () => {
    clean();
    return build();
  });
  const warm = Array.from({length: RUNS}, build);
  const {files, bytes} = folderSize(join(root, 'build'));
  const row = (name: string, times: number[]) => [
    name,
    ...[Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(1)),
    files,
    (bytes / 1e6).toFixed(1),
  ];
  return {
    title: 'Build',
    columns: ['build', 'min s', 'median s', 'max s', 'files', 'MB'],
    rows: [row('cold', cold), row('warm', warm)],
  };
}
