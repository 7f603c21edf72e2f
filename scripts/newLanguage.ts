/**
 * `npm run new-language -- de`: adds a language to the list in `data/product.yaml`, and writes the files to
 * translate to `i18n/de/`. `contributing/languages.md` says how to go on.
 *
 * Exit codes: 0 done, 2 not done, with the reason.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseDocument} from 'yaml';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {productSchema} from '@portal/content/facts/schemas/product';
import {locales} from '../src/facts.ts';
import {runCommand} from './runCommand.ts';
import {runNode} from './runNode.ts';

const ROOT = resolve(__dirname, '..');
const PRODUCT = 'data/product.yaml';

/** What only this portal has; Docusaurus writes the other files. */
const UNITS = `# The words of this language for units that JavaScript doesn't know, by plural form:
# https://cldr.unicode.org/index/cldr-spec/plural-rules
#
# credits: {one: Credit, other: Credits}
{}
`;

/** @throws CouldNotRunError if it's no new language */
function localeFrom(args: readonly string[]): string {
  const {data} = productSchema.shape.locales.safeParse(args);
  const [locale] = data ?? [];
  if (locale === undefined || args.length !== 1 || locale === 'en') {
    throw new CouldNotRunError(
      `"${args.join(' ')}" is no language to add. Expected npm run new-language -- de, or a name such as pt-BR.`,
    );
  }
  if (locales.includes(locale)) {
    throw new CouldNotRunError(
      `${PRODUCT} has ${locale} already. Its files are in i18n/${locale}/.`,
    );
  }
  return locale;
}

async function newLanguage(args: readonly string[]): Promise<void> {
  const locale = localeFrom(args);
  const file = join(ROOT, PRODUCT);
  const before = readFileSync(file, 'utf8');
  const product = parseDocument(before);
  product.set('locales', [...locales, locale]);
  writeFileSync(file, product.toString({flowCollectionPadding: false}));
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const write = ['--import', 'tsx', docusaurus, 'write-translations', '--locale', locale];
  if ((await runNode(write, ROOT)) !== 0) {
    writeFileSync(file, before);
    throw new CouldNotRunError(`${PRODUCT} is unchanged. The reason is above.`);
  }
  const folder = join(ROOT, 'i18n', locale, 'data');
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of [
    ['units.yaml', UNITS],
    ['labels.yaml', `# Translations of labels in data/labels.yaml, by their keys.\n{}\n`],
  ] as const) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text);
  }
  console.log(
    `The files to translate are in i18n/${locale}/. Pages that aren't there stay in English. Go on with ` +
      'contributing/languages.md, and see the result with npm run dev -- --locale ' +
      `${locale}.`,
  );
}

void runCommand(() => newLanguage(process.argv.slice(2)));
