import {describeRule} from '../testing/describeRule.ts';
import {fileLength} from './file-length.ts';

const lines = (count: number) => 'x\n'.repeat(count);

const mistake = (file: string, count: number, fix: string) => ({
  files: {[file]: lines(count + 1)},
  at: `${file}:${count + 1}:1`,
  says: `the file has ${count + 1} lines; ${count} are the most`,
  fix,
});

describeRule(fileLength, {
  clean: {
    'docusaurus.config.ts': lines(80),
    'src/css/a.css': lines(300),
    'src/a.test.ts': lines(900),
    'docs/a.mdx': lines(900),
  },
  mistakes: {
    'a configuration that is written instead of assembled': mistake(
      'docusaurus.config.ts',
      80,
      'config/',
    ),
    'a group of options that is several': mistake('config/theme.ts', 100, 'a file of its own'),
    'an override that is a product': mistake('src/theme/Tabs/index.tsx', 80, 'src/components'),
    'a stylesheet for everything': mistake('src/css/all.css', 300, 'split it by concern'),
    'a module for everything': mistake('server/all.ts', 250, 'split it by job'),
  },
});
