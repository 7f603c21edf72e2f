import type {Rule} from '../core/rule.ts';

interface Bound {
  files: RegExp;
  lines: number;
  /** What to do with a file that has outgrown it. */
  fix: string;
}

/** How long a file may be before it has more than one job. The first bound that fits holds. */
const BOUNDS: readonly Bound[] = [
  {files: /^docusaurus\.config\.ts$/, lines: 80, fix: 'move an option group to a file in config/'},
  {files: /^config\/[^/]+\.ts$/, lines: 100, fix: 'give each option group a file of its own'},
  {
    files: /^src\/theme\/(?!.*\.test\.).*\.tsx$/,
    lines: 80,
    fix: 'wrap the original, or move what is ours to src/components',
  },
  {files: /\.css$/, lines: 300, fix: 'split it by concern'},
  {
    files: /^(?:src|server|checks|scripts)\/(?!.*\.test\.).*\.tsx?$/,
    lines: 250,
    fix: 'split it by job',
  },
];

export const fileLength: Rule = {
  name: 'file-length',
  about: 'A file has one job and is not longer than that takes.',
  scope: 'project',
  check({project}) {
    return project.files.flatMap((file) => {
      const bound = BOUNDS.find(({files}) => files.test(file));
      if (!bound) return [];
      const count = project.read(file).text.trimEnd().split('\n').length;
      if (count <= bound.lines) return [];
      const message = `the file has ${count} lines; ${bound.lines} are the most here`;
      return [{file, line: bound.lines + 1, column: 1, message, fix: bound.fix}];
    });
  },
};
