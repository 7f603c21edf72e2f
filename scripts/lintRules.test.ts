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

/** The lines that a rule reports in planted files, such as `src/a.ts:1`. */
function reportsOf(rule: string, files: readonly (readonly [file: string, text: string])[]) {
  const own = (file: string) => readFileSync(join(root, file), 'utf8');
  const folder = plantFolder({
    '.oxlintrc.json': own('.oxlintrc.json').replace('"typeAware": true', '"typeAware": false'),
    'scripts/lint/untranslatedText.mjs': own('scripts/lint/untranslatedText.mjs'),
    ...Object.fromEntries(files),
  });
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const {stdout} = spawnSync(process.execPath, [program, '--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const reported = stdout.matchAll(/^(\S+?:\d+):\d+: .*\[\w+\/.*?([\w-]+)\)?\]$/gm);
  return [...reported].flatMap(([, place, name]) => (name === rule ? [place!] : []));
}

test('code only imports what .oxlintrc.json lets it', () => {
  const places = reportsOf('no-restricted-imports', [...forbidden, ...allowed]);
  expect(new Set(places.map((place) => place.split(':')[0]))).toEqual(
    new Set(forbidden.map(([file]) => file)),
  );
});

test('what browsers show is translated', () => {
  const untranslated = [
    'export const a = <p>Copy</p>;',
    'export const b = <p aria-label="Copy" />;',
    "export const c = (is: boolean) => <p title={is ? 'Copy' : undefined}>{is && 'Copied'}</p>;",
    'export const d = (name: string) => <p>{`Copy ${name}`}</p>;',
    "export const e = 'Copy this page';",
    "document.body.textContent = 'Copied';",
    "document.body.setAttribute('aria-label', 'Copy');",
  ];
  const fine = [
    "import Translate, {translate} from '@docusaurus/Translate';",
    "export const f = {id: 'copy', message: 'Copy this page'};",
    "export const g = <p title={translate({id: 'copy', message: 'Copy'})} className=\"copy this\" />;",
    'export const h = <Translate id="copy">Copy this page</Translate>;',
    'export const i = <code>Copy</code>;',
    "export const j = new Error('No page to copy');",
    "export const k = <p data-a=\"Copy\">{'Copy' === location.hash && '×'}</p>;",
  ];
  const file = 'src/components/A.tsx';
  const places = reportsOf('untranslated-text', [[file, [...untranslated, ...fine].join('\n')]]);
  expect([...new Set(places)]).toEqual(untranslated.map((_, at) => `${file}:${at + 1}`));
});
