import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {clear, plantFolder} from '@portal/content/testing/plant';

const root = resolve(__dirname, '..');

afterAll(clear);

const forbidden = [
  ['packages/search/a.ts', "import '../content/a.ts';"],
  ['packages/search/engine/a.ts', "export {a} from '../../content/a.ts';"],
  ['packages/content/openapi/page/a.ts', "import type {A} from '../../../../src/config/a.ts';"],
  ['src/theme/Tabs/index.tsx', "import '../../../packages/content/a.ts';"],
  ['src/components/A.tsx', "import '@site/scripts/a.ts';"],
  ['src/components/B.tsx', "import '../../packages/content/a.ts';"],
  ['src/components/D.tsx', "import {facts} from '../facts.ts';\nexport const a = facts;"],
  ['src/plugins/a/index.ts', "import '@portal/checks/core/rule';"],
  ['packages/search/results/A.tsx', "import '@portal/content/facts';"],
  ['packages/search/results/list/A.tsx', "import '@portal/content/facts';"],
  ['packages/search/results/list/B.tsx', "import '../../../content/a.ts';"],
] as const;

const allowed = [
  ['packages/search/engine/b.ts', "import '../indexing/a.ts';"],
  ['packages/content/openapi/page/b.ts', "import '../../pages/a.ts';"],
  ['packages/search/results/list/C.tsx', "import '../../engine/a.ts';"],
  ['src/config/a.ts', "import '@portal/content/facts';"],
  ['src/components/C.tsx', "import type {A} from '@portal/content/facts';\nexport type B = A;"],
  ['tests/site/a.test.ts', "import '@portal/checks/core/rule';"],
] as const;

test('code only imports what .oxlintrc.json lets it', () => {
  const folder = plantFolder({
    '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false',
    ),
    ...Object.fromEntries([...forbidden, ...allowed]),
  });
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const {stdout} = spawnSync(process.execPath, [program, '--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const reported = [...stdout.matchAll(/^(\S+?):\d+:\d+: .*no-restricted-imports/gm)];
  expect(new Set(reported.map(([, file]) => file))).toEqual(
    new Set(forbidden.map(([file]) => file)),
  );
});
