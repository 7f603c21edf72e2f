import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {unused} from './unused.ts';

const config = JSON.stringify({
  entry: ['main.ts', 'docs/*.mdx'],
  project: ['**/*.{ts,mdx}'],
  ignoreExportsUsedInFile: true,
});
const manifest = JSON.stringify({name: 'planted', dependencies: {}}, null, 2);
const shared = {'knip.json': config, 'package.json': manifest};

describeRule(unused, {
  clean: {
    ...shared,
    'main.ts': "import {a} from './a.ts';\na();\n",
    'a.ts': 'export const a = () => b;\nexport const b = 1;\n',
  },
  mistakes: {
    'a file that nothing imports': {
      files: {...shared, 'main.ts': '', 'src/a.ts': 'export const a = 1;\n'},
      at: 'src/a.ts:1:1',
      says: 'nothing uses this file',
      fix: 'delete it',
    },
    'an export that nothing imports': {
      files: {
        ...shared,
        'main.ts': "import {a} from './src/a.ts';\na();\n",
        'src/a.ts': 'export const a = () => 1;\nexport const b = 2;\n',
      },
      at: 'src/a.ts:2:14',
      says: 'nothing uses "b"',
      fix: 'delete it',
    },
    'a type that nothing imports': {
      files: {
        ...shared,
        'main.ts': "import {a} from './src/a.ts';\na();\n",
        'src/a.ts': 'export const a = () => 1;\nexport type B = 2;\n',
      },
      at: 'src/a.ts:2:13',
      says: 'nothing uses "B"',
      fix: 'delete it',
    },
    'a package that is not declared': {
      files: {...shared, 'main.ts': "import {parse} from 'yaml';\nparse('');\n"},
      at: 'main.ts:1:21',
      says: 'package.json does not declare the package "yaml"',
      fix: 'npm install --save-exact yaml',
    },
    'a package that nothing imports': {
      files: {
        'knip.json': config,
        'package.json':
          '{\n  "name": "planted",\n  "dependencies": {\n    "yaml": "2.9.1"\n  }\n}\n',
        'main.ts': '',
      },
      at: 'package.json:4:6',
      says: 'nothing imports the package "yaml"',
      fix: 'npm uninstall yaml',
    },
    'an import that cannot be resolved': {
      files: {...shared, 'main.ts': "import {a} from './gone.ts';\na();\n"},
      at: 'main.ts:1:17',
      says: '"./gone.ts" cannot be resolved',
      fix: 'correct the path',
    },
    'an import of a page that cannot be resolved': {
      files: {
        'knip.json': config.replace('{', '{"ignoreDependencies":["remark-mdx"],'),
        'package.json': '{"name": "planted", "dependencies": {"remark-mdx": "3.1.0"}}',
        'docs/a.mdx': page("import tabs from './tabs.ts';", "import Card from '@site/src/Card';"),
        'docs/tabs.ts': 'export default 1;\n',
        'main.ts': '',
      },
      at: 'docs/a.mdx:7:18',
      says: '"@site/src" cannot be resolved',
      fix: 'correct the path',
    },
  },
});
