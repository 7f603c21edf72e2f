/** The texts of components can be translated, and the translations that ship are complete. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import search from '@portal/search/plugin';

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
