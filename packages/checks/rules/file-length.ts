import type {Rule} from '../core/rule.ts';

interface Bound {
  files: RegExp;
  lines: number;
  /** What to do with a file that's too long. */
  fix: string;
}

/** The maximum lengths of files. The first one that matches applies. */
const BOUNDS: readonly Bound[] = [
  {
    files: /^docusaurus\.config\.ts$/,
    lines: 80,
    fix: 'move an option group to a file in src/config/',
  },
  {files: /^src\/config\/[^/]+\.ts$/, lines: 100, fix: 'give each option group its own file'},
  {
    files: /^src\/theme\/(?!.*\.test\.).*\.tsx$/,
    lines: 80,
    fix: 'wrap the original component, or move our own code to src/components',
  },
  {files: /\.css$/, lines: 300, fix: 'split it by concern'},
  {
    files: /^(?:src|packages|scripts)\/(?!.*(?:\.test\.|\/facts\/|\/words\/)).*\.tsx?$/,
    lines: 250,
    fix: 'split it by responsibility',
  },
];

export const fileLength: Rule = {
  name: 'file-length',
  about: 'Files are short, because each has one job.',
  scope: 'project',
  check({project}) {
    return project.files.flatMap((file) => {
      const bound = BOUNDS.find(({files}) => files.test(file));
      if (!bound) return [];
      const count = project.read(file).text.trimEnd().split('\n').length;
      if (count <= bound.lines) return [];
      const message = `the file has ${count} lines; the maximum is ${bound.lines}`;
      return [{file, line: bound.lines + 1, column: 1, message, fix: bound.fix}];
    });
  },
};
