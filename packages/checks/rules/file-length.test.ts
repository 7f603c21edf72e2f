import {describeRule} from '../testing/describeRule.ts';
import {fileLength} from './file-length.ts';

const lines = (count: number) => 'x\n'.repeat(count);

const mistake = (file: string, count: number, fix: string) => ({
  files: {[file]: lines(count + 1)},
  at: `${file}:${count + 1}:1`,
  says: `the file has ${count + 1} lines; the maximum is ${count}`,
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
    'a long docusaurus.config.ts': mistake('docusaurus.config.ts', 80, 'src/config/'),
    'a long file of options': mistake('src/config/theme.ts', 100, 'its own file'),
    'a long override': mistake('src/theme/Tabs/index.tsx', 80, 'src/components'),
    'a long style sheet': mistake('src/css/all.css', 300, 'split it by concern'),
    'a long module': mistake('packages/hosting/server/all.ts', 250, 'split it by responsibility'),
  },
});
