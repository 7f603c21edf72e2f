/**
 * Change (eject, the original brings its table of languages even where none is added): nothing is
 * added to the highlighter, because there is none in the browser. Languages of the build stand in
 * `config/codeTheme.ts`.
 */
export default function prismIncludeLanguages(): void {}
