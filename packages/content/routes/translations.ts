/**
 * The folders of translated pages, as Docusaurus documents them:
 * https://docusaurus.io/docs/i18n/tutorial#translate-markdown-files
 */
const TRANSLATED =
  /^i18n\/(?<language>[^/]+)\/docusaurus-plugin-content-docs\/(?<version>current|version-[^/]+)\//;

/** The language that a page is translated to, or undefined for any other file. */
export const languageOf = (file: string): string | undefined =>
  TRANSLATED.exec(file)?.groups!.language;

/**
 * Returns the page that a file translates.
 *
 * @param file - relative to the project, with forward slashes
 * @returns `docs/limits.mdx` for `i18n/de/docusaurus-plugin-content-docs/current/limits.mdx`; any other
 *   file is its own original
 */
export const originalOf = (file: string): string =>
  file.replace(TRANSLATED, (_, _language, version: string) =>
    version === 'current' ? 'docs/' : `versioned_docs/${version}/`,
  );
