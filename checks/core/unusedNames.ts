import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {fencesOf, type Fence} from './fences.ts';
import type {Problem} from './finding.ts';
import type {Page} from './page.ts';

const linter = new Linter();

/** What a signature has to name, and what is taken out of an object to leave the rest. */
const UNUSED = {args: 'none', caughtErrors: 'none', ignoreRestSiblings: true} as const;

const unused: Linter.Config = {
  files: ['**/*.js', '**/*.ts'],
  languageOptions: {
    ecmaVersion: 2022,
    sourceType: 'module',
    parserOptions: {ecmaFeatures: {globalReturn: true}},
  },
  rules: {'no-unused-vars': ['error', UNUSED]},
};

const inTypeScript: Linter.Config = {
  ...unused,
  plugins: {'@typescript-eslint': tseslint.plugin as never},
  languageOptions: {...unused.languageOptions, parser: tseslint.parser as never},
  rules: {'@typescript-eslint/no-unused-vars': ['error', UNUSED]},
};

/** Variables and imports that a sample makes and does not use. */
function ofSample(page: Page, fence: Fence): Problem[] {
  const {lang, code, meta} = fence;
  if ((lang !== 'js' && lang !== 'ts') || meta.has('fails') || meta.get('no-run') === 'fragment')
    return [];
  // A step without `export` is the body of a function: it may return and wait.
  const isModule = /^(?:import|export)\b/m.test(code);
  const wrapped = isModule ? code : `(async () => {\n${code}\n})();`;
  const config = lang === 'ts' ? inTypeScript : unused;
  return linter
    .verify(wrapped, config, {filename: `sample.${lang}`})
    .flatMap(({ruleId, line, column, message}) => {
      if (!ruleId?.endsWith('no-unused-vars')) return [];
      const name = /'([^']+)'/.exec(message)?.[1] ?? '';
      return [
        {
          ...page.at(fence.placeIn(isModule ? line : line - 1, column)),
          message: `the sample makes "${name}" and does not use it`,
          fix: 'delete it, or show what it is for',
          text: name,
        },
      ];
    });
}

/**
 * Variables and imports that the samples of a page make and do not use.
 *
 * @param page - a page with samples in JavaScript or TypeScript
 */
export const unusedNames = (page: Page): Problem[] =>
  fencesOf(page).flatMap((fence) => ofSample(page, fence));
