/** Packages work in any Docusaurus site: they get facts and addresses as options. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {product} from '../src/facts.ts';

const root = resolve(__dirname, '..');

/** What the code of a package may not know, each with a reason. Comments may name examples. */
const KNOWLEDGE: readonly (readonly [what: RegExp, why: string])[] = [
  [/(?:from |import\(|require\()['"]@(?:site|generated)\//, 'an import from the site'],
  [/@portal\/content\/testing\//, 'an import that only tests may have'],
  [new RegExp(`\\b(?:${product.name}|${product.slug})\\b`, 'i'), "the product's name"],
  [/['"`]\/docs\b/, 'the path of the site'],
];

const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** What a file knows of this site. */
const knowledgeOf = (code: string): string[] =>
  KNOWLEDGE.filter(([what]) => what.test(withoutComments(code))).map(([, why]) => why);

test('packages know nothing of this site', () => {
  // `samples/runtime` is the platform that samples run on.
  const files = globSync('packages/**/*.{ts,tsx,js,mjs}', {
    cwd: root,
    ignore: [
      '**/node_modules/**',
      '**/*.test.*',
      '**/{testing,planted,cases,tests}/**',
      '**/fixture.ts',
      'packages/samples/runtime/**',
    ],
  });
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap((file) =>
    knowledgeOf(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["import limits from '@generated/facts/default/mcp.json';", 'an import from the site'],
  ["const {main} = await import('@site/src/facts');", 'an import from the site'],
  [
    "import {facts} from '@portal/content/testing/siteFacts';",
    'an import that only tests may have',
  ],
  [`const title = 'Back to ${product.name}';`, "the product's name"],
  ["export const PATH = '/docs/mcp';", 'the path of the site'],
])('finds what a package knows: %s', (code, what) => expect(knowledgeOf(code)).toEqual([what]));

test('an example in a comment is no knowledge', () =>
  expect(knowledgeOf('/** The path, such as `/docs/limits/`. */\nconst a = 1; // "/docs"')).toEqual(
    [],
  ));
