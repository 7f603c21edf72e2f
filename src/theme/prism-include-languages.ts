/**
 * Change (eject, the original ships Prism's list of all languages, 6 KB): adds nothing, because there
 * is no highlighter in the browser. The languages of the build are in `config/codeTheme.ts`.
 */
export default function prismIncludeLanguages(): void {}
