import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {fencesOf, type Fence} from '@portal/content/pages/fences';
import type {Problem} from './finding.ts';
import type {Page} from '@portal/content/pages/page';

const linter = new Linter();

/** Allows unused parameters, caught errors, and properties that are removed with a rest pattern. */
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

/** The unused variables and imports in a sample. */
function ofSample(page: Page, fence: Fence): Problem[] {
  const {lang, code, meta} = fence;
  if ((lang !== 'js' && lang !== 'ts') || meta.has('fails') || meta.get('no-run') === 'fragment')
    return [];
  // A step without `export` is the body of a function, so it may use `return` and `await`.
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
          message: `the sample never uses "${name}"`,
          fix: 'delete it, or use it',
          text: name,
        },
      ];
    });
}

/**
 * Finds unused variables and imports in the samples of a page.
 *
 * @param page - a page with samples in JavaScript or TypeScript
 */
export const unusedNames = (page: Page): Problem[] =>
  fencesOf(page).flatMap((fence) => ofSample(page, fence));
