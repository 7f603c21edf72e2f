/** Mistakes of contributors, at least one per rule, and what `npm run check` must report for each. */
import {product, redirects} from '@portal/content/facts';
import type {Mistake} from './mistake.ts';
import {reported} from './cases.ts';
import {mistakesOf} from './generate.ts';
import {inBlocks} from './inBlocks.ts';
import {inFiles} from './inFiles.ts';
import {kinds} from './kinds/index.ts';
import {inOlderVersions} from './inOlderVersions.ts';
import {inPages} from './inPages.ts';

const [formerName] = redirects
  .flatMap(({rows}) => rows)
  .flatMap(({from}) => /^\/what-is-([a-z0-9-]+?)\/?$/.exec(from)?.[1] ?? []);

/** Inserts a text before the first occurrence of another. */
const before = (mark: string, text: string) => (content: string) => {
  if (!content.includes(mark)) throw new Error(`no "${mark}" to plant a mistake before`);
  return content.replace(mark, () => text + mark);
};

/** The record, with another address instead of a published one. */
const withoutAbuse = (record: string) => record.replace('\n/abuse/\n', '\n/abuse-planted/\n');

/** Mistakes that a tool reports, in its own words. */
export const toolMistakes: readonly {file: string; text: string; says: RegExp}[] = [
  {
    file: 'src/config/plantedType.ts',
    text: "export const planted: number = '1';\n",
    says: /^src\/config\/plantedType\.ts\(1,14\): error TS2322: Type 'string' is not assignable/m,
  },
  {
    file: 'src/config/plantedLint.ts',
    text: "export const isOne = (text: string) => text == '1';\n",
    says: /plantedLint\.ts:1:\d+: Expected === and instead saw ==/,
  },
  {
    file: 'src/config/plantedLength.ts',
    text: '// one more\n'.repeat(101),
    says: /plantedLength\.ts:\d+:\d+: File has too many lines \(101\)/,
  },
  {
    file: 'src/config/plantedFormat.ts',
    text: 'export const planted = "text";\n',
    says: /^src\/config\/plantedFormat\.ts \(/m,
  },
  {
    file: 'packages/content/planted.ts',
    text: "export const planted = 'text';\n",
    says: /^Unused files .*^packages\/content\/planted\.ts/ms,
  },
];

const code: Mistake[] = [
  {
    rule: 'facts',
    what: "the product's name in code",
    file: 'src/config/plantedName.ts',
    write: `export const planted = '${product.name} page';\n`,
    at: '1:25',
    says: `"${product.name}" is a product fact`,
    fix: "write product.name, with import {product} from '@portal/content/facts'",
  },
  {
    rule: 'facts',
    what: 'the name of a former product',
    file: 'src/config/planted.ts',
    write: `export const planted = '${formerName} page';\n`,
    at: '1:25',
    says: 'is the name of a former product',
    fix: "write product.name, with import {product} from '@portal/content/facts'",
  },
  {
    rule: 'repository-docs',
    what: 'a command that does not exist',
    file: '.github/planted.md',
    write: '# Planted\n\nRun `npm run checks`.\n',
    at: '3:6',
    says: 'package.json has no script "checks"',
    fix: 'did you mean check?',
  },
  {
    rule: 'repository-docs',
    what: 'a file that does not exist',
    file: '.github/plantedFile.md',
    write: '# Planted\n\nSee [the guide](../CONTRIBUTE.md).\n',
    at: '3:17',
    says: 'there is no CONTRIBUTE.md',
    fix: 'did you mean CONTRIBUTING.md?',
  },
  {
    rule: 'images',
    what: 'an image that nothing uses',
    file: 'static/img/planted.svg',
    write: '<svg/>\n',
    at: '1:1',
    says: 'nothing uses this image',
    fix: 'delete it, or show it on a page',
  },
  {
    rule: 'exceptions',
    what: 'an unused exception',
    file: 'packages/checks/exceptions.yaml',
    write: (text) =>
      `${text}- rule: links\n  file: docs/limits.mdx\n  text: /planted/\n  reason: It was right once upon a time.\n`,
    at: {text: '- rule: links'},
    says: 'unused exception: links no longer finds "/planted/" in docs/limits.mdx',
    fix: 'remove the entry',
  },
];

const facts: Mistake[] = [
  {
    rule: 'redirects',
    what: 'a redirect to a page that does not exist',
    file: 'data/redirects.yaml',
    write: before(
      '      - {from: /cron, ',
      '      - {from: /planted-old, to: /planted/nowhere/}\n',
    ),
    at: {text: '{from: /planted-old'},
    says: '/planted-old ends at /planted/nowhere/, which is not a page',
    fix: 'The nearest page is',
  },
  {
    rule: 'redirects',
    what: 'a row for a heading that still exists',
    file: 'data/redirects.yaml',
    write: before(
      '  - {from: /workflows/steps/code/#npm-packages',
      '  - {from: /limits/#http-triggers, to: /pricing/}\n',
    ),
    at: {text: '/limits/#http-triggers'},
    later: true,
    says: '/limits/#http-triggers still exists, so its row is never used',
    fix: 'delete the row',
  },
  {
    rule: 'addresses',
    what: 'a published page that was deleted',
    file: 'data/published-urls.txt',
    write: withoutAbuse,
    at: {text: '/abuse-planted/'},
    says: 'the published page /abuse-planted/ is gone',
    fix: 'add this row to a redirect group in data/redirects.yaml, with the right target: - {from: /abuse-planted/',
  },
  {
    rule: 'addresses',
    what: 'a line that was deleted from the record',
    file: 'data/published-urls.txt',
    write: withoutAbuse,
    at: {text: '/abuse/#'},
    says: '/abuse/ was deleted from the record',
    fix: 'put the line back: /abuse/',
  },
  {
    rule: 'redirects',
    what: 'a dead link in a menu',
    file: 'data/navigation.yaml',
    write: (text) => text.replace('to: /guides/', 'to: /guide/'),
    at: {text: '/guide/'},
    says: 'there is no page at /guide/',
    fix: 'did you mean /guides/?',
  },
  {
    rule: 'openapi',
    what: 'a key that OpenAPI does not know',
    file: 'data/openapi.yaml',
    write: before('      summary: Create a component', '      deprecate: true\n'),
    at: {text: 'deprecate'},
    says: 'deprecate',
    fix: 'deprecated',
  },
  {
    rule: 'sidebar',
    what: 'a sidebar entry without a page',
    file: 'sidebars.ts',
    write: before("      'workflows/steps/actions',", "      'workflows/steps/action',\n"),
    at: {text: "workflows/steps/action'"},
    says: 'no page has the ID "workflows/steps/action"',
    fix: 'If the page was deleted, remove this ID',
  },
];

export const mistakes: readonly Mistake[] = [
  ...code,
  ...facts,
  ...inFiles,
  ...inPages,
  ...inBlocks,
  ...kinds.flatMap(mistakesOf),
  ...inOlderVersions,
  ...reported,
];
