import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {languageOf, originalOf} from '../routes/translations.ts';
import {defineFacts} from './index.ts';
import {resolveTokens} from './tokens.ts';

const limit = (value: number, unit: string) =>
  `{value: ${value}, unit: ${unit}, label: Planted, scope: Tests, group: http}`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  const files = {
    'data/product.yaml': 'name: Acme\ndomain: acme.test\nlocales: [de]\n',
    'data/limits.yaml': `body: ${limit(1536, 'KB')}
credit: ${limit(1, 'credits')}
credits: ${limit(50_000, 'credits')}
wait: ${limit(5, 'minutes')}
pause: ${limit(500, 'ms')}
price: ${limit(19, 'USD')}
keys: ${limit(2, 'keys')}
`,
    'data/labels.yaml': 'deploy: Deploy\nsave: Save\n',
    'i18n/de/data/labels.yaml': 'deploy: Bereitstellen\n',
    'i18n/de/data/units.yaml': 'credits: {one: Credit, other: Credits}\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, {recursive: true}));

const original = 'docs/limits.mdx';
const translated = 'i18n/de/docusaurus-plugin-content-docs/current/limits.mdx';

test.each([
  ['{{limits.body}}', '1,536KB', '1.536 KB'],
  ['{{limits.credit}}', '1 credits', '1 Credit'],
  ['{{limits.credits}}', '50,000 credits', '50.000 Credits'],
  ['{{limits.wait}}', '5 minutes', '5 Minuten'],
  ['{{limits.pause}}', '500 ms', '500 ms'],
  ['{{limits.price}}', '$19', '19 $'],
  ['{{limits.body.value}} {{limits.body.base}}', '1536 1572864', '1536 1572864'],
  ['{{labels.deploy}}', 'Deploy', 'Bereitstellen'],
  // What isn't translated stays in the language of the project.
  ['{{limits.keys}}', '2 keys', '2 keys'],
  ['{{labels.save}}', 'Save', 'Save'],
])('%s is %s in English, and %s in German', (token, english, german) => {
  const {ofFile} = defineFacts(root);
  const read = (file: string) => resolveTokens(token, ofFile(file), file).replaceAll('\u00a0', ' ');
  expect([read(original), read(translated)]).toEqual([english, german]);
});

test.each([
  [translated, 'de', original],
  [
    'i18n/pt-BR/docusaurus-plugin-content-docs/version-v1/a/b.mdx',
    'pt-BR',
    'versioned_docs/version-v1/a/b.mdx',
  ],
  [original, undefined, original],
  ['i18n/de/code.json', undefined, 'i18n/de/code.json'],
])('%s is in %s, and its original is %s', (file, language, page) =>
  expect([languageOf(file), originalOf(file)]).toEqual([language, page]),
);
