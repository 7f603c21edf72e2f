import {resolve} from 'node:path';
import {Linter} from 'eslint';
import {parser, plugin} from 'typescript-eslint';
import importRules from './importRules.js';

const linter = new Linter({cwd: resolve(__dirname, '..')});
const language = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: {parser: parser as Linter.Parser},
  plugins: {'@typescript-eslint': plugin},
};

/** The messages for a line of code in a file. */
const messagesFor = (file: string, code: string) =>
  linter
    .verify(code, [language, ...importRules] as Linter.Config[], file)
    .map(({message}) => message);

test.each([
  ['packages/search/a.ts', "import '../content/a.ts';"],
  ['packages/search/engine/a.ts', "export {a} from '../../content/a.ts';"],
  ['packages/content/openapi/page/a.ts', "import type {A} from '../../../../src/config/a.ts';"],
  ['src/theme/Tabs/index.tsx', "import {a} from '../../../packages/content/a.ts';"],
  ['src/components/A.tsx', "import {a} from '@site/scripts/a.ts';"],
  ['src/plugins/a/index.ts', "import {a} from '@portal/checks/core/rule';"],
  ['packages/search/results/A.tsx', "import {a} from '@portal/content/facts';"],
])('%s: %s is reported', (file, code) => expect(messagesFor(file, code)).toHaveLength(1));

test.each([
  ['packages/search/engine/a.ts', "import '../indexing/a.ts';"],
  ['packages/content/openapi/page/a.ts', "import '../../pages/a.ts';"],
  ['src/config/a.ts', "import {a} from '@portal/content/facts';"],
  ['src/components/A.tsx', "import type {A} from '@portal/content/facts';"],
  ['tests/site/a.test.ts', "import {a} from '@portal/checks/core/rule';"],
])('%s: %s is allowed', (file, code) => expect(messagesFor(file, code)).toEqual([]));
