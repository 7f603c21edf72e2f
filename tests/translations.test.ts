/** The texts of components can be translated, and the translations that ship are complete. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import {markdownTexts, TRANSLATIONS} from '@portal/hosting/markdown/texts';
import search from '@portal/search/plugin';
import {headTexts} from '../src/plugins/inline-scripts/index.ts';
import {textHooks} from '../src/plugins/texts/textHooks.ts';

const siteDir = resolve(__dirname, '..');
const i18n = {currentLocale: 'en'} as Parameters<ReturnType<typeof search>>[0]['i18n'];

/** The texts that `docusaurus write-translations` finds in `src/`, and in what plugins name. */
const extract = (...plugins: object[]) =>
  extractSiteSourceCodeTranslations({
    siteDir,
    plugins: plugins.map((plugin) => ({...plugin, path: siteDir}) as InitializedPlugin),
  });

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** What must be in each translation of a text: its placeholders, and the signs between its parts. */
const marksOf = (text: string) => text.match(/\{\w+\}|\|/g)?.sort() ?? [];

test.each([
  ['src/plugins/texts/locales', 'texts.json', /^(?!theme\.|search\.)/],
  ['packages/search/locales', 'search.json', /^search\./],
])('%s has every text, with its placeholders', async (folder, name, isOwn) => {
  const texts = await extract(search({versions: []})({i18n}));
  const own = Object.keys(texts).filter((id) => isOwn.test(id));
  expect(own.length).toBeGreaterThan(20);
  for (const language of readdirSync(join(siteDir, folder))) {
    const translated = read(join(siteDir, folder, language, name));
    // They may also correct what the theme brings.
    const ids = Object.keys(translated).filter((id) => !id.startsWith('theme.'));
    expect(ids.sort()).toEqual(own.sort());
    for (const id of own) {
      expect([id, ...marksOf(translated[id]!)]).toEqual([id, ...marksOf(texts[id]!.message)]);
    }
  }
});

test.each([
  ['src/plugins/texts/locales', 'head.json', headTexts],
  ['packages/hosting/locales', 'markdown.json', markdownTexts],
])('%s has every text of Node.js, with its placeholders: %s', (folder, name, texts) => {
  for (const language of readdirSync(join(siteDir, folder))) {
    const translated = read(join(siteDir, folder, language, name));
    const marks = (all: object) => Object.entries(all).map(([key, text]) => [key, marksOf(text)]);
    expect(Object.fromEntries(marks(translated))).toEqual(Object.fromEntries(marks(texts)));
  }
});

test('texts of Node.js are in the language of the build, and a site may replace them', async () => {
  const file = {dirPath: TRANSLATIONS, name: 'markdown', locale: 'de-AT'};
  const hooks = textHooks({english: {...markdownTexts, other: 'Other'}, ...file});
  const content = await hooks.loadContent!();
  expect(content).toMatchObject({notFound: 'Seite nicht gefunden', other: 'Other'});
  const [written] = await hooks.getTranslationFiles!({content});
  const translationFiles = [
    {path: 'texts', content: {...written!.content, tab: {message: 'Reiter:'}}},
  ];
  expect(hooks.translateContent!({content, translationFiles})).toEqual({
    ...(content as object),
    tab: 'Reiter:',
  });
});
