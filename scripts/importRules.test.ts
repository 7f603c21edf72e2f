import {resolve} from 'node:path';
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';
import folders from './importRules.js';

const linter = new Linter({cwd: resolve(__dirname, '..')});
const language = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: {parser: parser as Linter.Parser},
};

/** The messages for a line of code in a file. */
const messagesFor = (file: string, code: string) =>
  linter.verify(code, [language, ...folders] as Linter.Config[], file).map(({message}) => message);

test.each([
  ['src/plugins/guides/index.ts', "import {a} from '../../../config/search.ts';", 'config'],
  ['src/plugins/guides/worker.js', "require('../../../config/docs.ts');", 'config'],
  ['src/components/A.tsx', "export const a = import('@site/scripts/a.ts');", 'scripts'],
  ['packages/content/remark/a.ts', "export {a} from '../../plugins/a/index.ts';", 'src/plugins'],
  ['packages/content/a.ts', "type A = import('../theme/A').A;", 'src/theme'],
  ['packages/content/a.ts', "import '../../server/a.ts';", 'server'],
  ['src/client/a.ts', "export * from '../plugins/a/b.ts';", 'src/plugins'],
  ['scripts/serve.ts', "import {a} from '../src/plugins/a/b.ts';", 'src/plugins'],
  ['scripts/pack/a.ts', "import {a} from '../../server/a.ts';", 'server'],
  ['src/config/a.ts', "import {a} from '../scripts/a.ts';", 'scripts'],
  ['packages/content/facts/a.ts', "import {a} from '../src/content/a.ts';", 'src'],
])('%s: %s is reported', (file, code, folder) => {
  expect(messagesFor(file, code)).toEqual([
    expect.stringContaining(`must not import from ${folder} (`),
  ]);
});

test.each([
  ['packages/content/openapi/page/a.ts', "import {a} from '../samples/index.ts';"],
  ['src/plugins/guides/index.ts', "import {a} from '../../content/a.ts';"],
  ['packages/content/a.ts', "import {a} from '../../facts/index.ts';"],
  ['src/client/a.ts', "import {a} from './plugins.ts';"],
  ['packages/hosting/server/a.ts', "import {a} from '../src/redirects/a.ts';"],
  ['src/config/a.ts', "import {a} from '../src/plugins/a/b.ts';"],
])('%s: %s is allowed', (file, code) => expect(messagesFor(file, code)).toEqual([]));
