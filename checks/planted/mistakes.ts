/** A contributor's mistakes, one at least for each rule, and what `npm run check` must say to each. */
import {product} from '../../facts/product.ts';
import {redirects} from '../../facts/redirects.ts';
import type {Mistake} from './mistake.ts';
import {mistakesOf} from './generate.ts';
import {inBlocks} from './inBlocks.ts';
import {inFiles} from './inFiles.ts';
import {kinds} from './kinds/index.ts';
import {inOlderVersions} from './inOlderVersions.ts';
import {inPages} from './inPages.ts';

const [formerName] = redirects
  .flatMap(({rows}) => rows)
  .flatMap(({from}) => /^\/what-is-([a-z0-9-]+?)\/?$/.exec(from)?.[1] ?? []);

/** Puts a text before the first place of another. */
const before = (mark: string, text: string) => (content: string) => {
  if (!content.includes(mark)) throw new Error(`no "${mark}" to plant a mistake before`);
  return content.replace(mark, () => text + mark);
};

/** The record, with an address in place of a published one. */
const withoutAbuse = (record: string) => record.replace('\n/abuse/\n', '\n/abuse-planted/\n');

const code: Mistake[] = [
  {
    rule: 'types',
    what: 'a text where a number belongs',
    file: 'config/plantedType.ts',
    write: "export const planted: number = '1';\n",
    at: '1:14',
    says: "Type 'string' is not assignable to type 'number'",
    fix: 'give the value the type that is expected',
  },
  {
    rule: 'lint',
    what: 'a comparison that converts',
    file: 'config/plantedLint.ts',
    write: "export const isOne = (text: string) => text == '1';\n",
    at: '1:45',
    says: "Expected '===' and instead saw '=='",
    fix: 'https://eslint.org/docs/latest/rules/eqeqeq',
  },
  {
    rule: 'formatting',
    what: 'quotes of another style',
    file: 'config/plantedFormat.ts',
    write: 'export const planted = "text";\n',
    at: '1:24',
    says: "expected: export const planted = 'text';",
    fix: 'npm run check -- --fix',
  },
  {
    rule: 'unused',
    what: 'a file that nothing imports',
    file: 'src/content/planted.ts',
    write: "export const planted = 'text';\n",
    at: '1:1',
    says: 'nothing uses this file',
    fix: 'delete it',
  },
  {
    rule: 'typed-names',
    what: "the product's name in code",
    file: 'config/plantedName.ts',
    write: `export const planted = '${product.name} page';\n`,
    at: '1:25',
    says: `"${product.name}" belongs to the product`,
    fix: '{{product.name}}',
  },
  {
    rule: 'former-name',
    what: 'the name of a former product',
    file: 'config/planted.ts',
    write: `export const planted = '${formerName} page';\n`,
    at: '1:25',
    says: 'is the name of a former product',
    fix: 'write {{product.name}} on pages, product.name in code',
  },
  {
    rule: 'overrides',
    what: 'a component of our own among the overrides',
    file: 'src/theme/Planted/index.tsx',
    write: '/** A card. */\nexport default () => null;\n',
    at: '1:1',
    says: 'the theme has no component Planted',
    fix: 'src/components',
  },
  {
    rule: 'file-length',
    what: 'a stylesheet for everything',
    file: 'src/css/planted.css',
    write: '/* one more */\n'.repeat(301),
    at: '301:1',
    says: 'the file has 301 lines; 300 are the most here',
    fix: 'split it by concern',
  },
  {
    rule: 'repository-docs',
    what: 'a command that does not exist',
    file: '.github/planted.md',
    write: '# Planted\n\nRun `npm run checks`.\n',
    at: '3:6',
    says: 'package.json has no script "checks"',
    fix: 'the nearest is check',
  },
  {
    rule: 'repository-docs',
    what: 'a file that does not exist',
    file: '.github/plantedFile.md',
    write: '# Planted\n\nSee [the guide](../CONTRIBUTE.md).\n',
    at: '3:17',
    says: 'there is no CONTRIBUTE.md',
    fix: 'the nearest is CONTRIBUTING.md',
  },
  {
    rule: 'image-files',
    what: 'a picture that nothing shows',
    file: 'static/img/planted.svg',
    write: '<svg/>\n',
    at: '1:1',
    says: 'nothing shows this picture',
    fix: 'delete it, or show it on a page',
  },
  {
    rule: 'exceptions',
    what: 'an exception that accepts nothing any more',
    file: 'checks/exceptions.yaml',
    write: (text) =>
      `${text}- rule: links\n  file: docs/limits.mdx\n  text: /planted/\n  reason: It was right once upon a time.\n`,
    at: {text: '- rule: links'},
    says: 'no finding of links in docs/limits.mdx says "/planted/" any more',
    fix: 'remove the entry',
  },
];

const facts: Mistake[] = [
  {
    rule: 'redirects',
    what: 'a redirect to a page that does not exist',
    file: 'facts/redirects.ts',
    write: before(
      "      {from: '/cron', ",
      "      {from: '/planted-old', to: '/planted/nowhere/'},\n",
    ),
    at: {text: "{from: '/planted-old'"},
    says: '/planted-old ends at /planted/nowhere/, which is no page',
    fix: 'the nearest page is',
  },
  {
    rule: 'moved-anchors',
    what: 'a row for a heading that is there',
    file: 'facts/redirects.ts',
    write: before(
      "  {from: '/workflows/steps/code/#npm-packages'",
      "  {from: '/limits/#http-triggers', to: '/pricing/'},\n",
    ),
    at: {text: "'/limits/#http-triggers'"},
    later: true,
    says: '/limits/#http-triggers is there, so its row is never used',
    fix: 'delete the row',
  },
  {
    rule: 'addresses',
    what: 'a published page that is gone',
    file: 'facts/addresses.txt',
    write: withoutAbuse,
    at: {text: '/abuse-planted/'},
    says: 'the published page /abuse-planted/ is gone',
    fix: "add to a group of redirects in facts/redirects.ts, with the page that answers now: {from: '/abuse-planted/'",
  },
  {
    rule: 'record-lines',
    what: 'a line of the record that is gone',
    file: 'facts/addresses.txt',
    write: withoutAbuse,
    at: {text: '/abuse/#'},
    says: '/abuse/ was deleted from the record',
    fix: 'put the line back: /abuse/',
  },
  {
    rule: 'named-routes',
    what: 'a menu entry that leads nowhere',
    file: 'facts/navigation.ts',
    write: (text) => text.replace("to: '/guides/'", "to: '/guide/'"),
    at: {text: "'/guide/'"},
    says: 'no page has the address /guide/',
    fix: 'the nearest is /guides/',
  },
  {
    rule: 'openapi',
    what: 'a key that OpenAPI does not know',
    file: 'facts/openapi.yaml',
    write: before('      summary: Create a component', '      deprecate: true\n'),
    at: {text: 'deprecate'},
    says: 'deprecate',
    fix: 'deprecated',
  },
  {
    rule: 'sidebar',
    what: 'a sidebar entry without a page',
    file: 'sidebars.ts',
    write: before("      'workflows/steps/triggers',", "      'workflows/steps/trigger',\n"),
    at: {text: "workflows/steps/trigger'"},
    says: 'there is no page "workflows/steps/trigger"',
    fix: 'the nearest is workflows/steps/triggers',
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
];
