import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {fencesOf, type Fence} from '@portal/content/pages/fences';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';

const linter = new Linter();

/** Allows unused parameters, caught errors, and properties that are removed with a rest pattern. */
const UNUSED = {args: 'none', caughtErrors: 'none', ignoreRestSiblings: true} as const;

/** Mistakes that no sample needs. */
const MISTAKES: Linter.RulesRecord = Object.fromEntries(
  [
    ...['no-const-assign', 'no-dupe-args', 'no-dupe-else-if', 'no-dupe-keys', 'no-self-assign'],
    ...['no-sparse-arrays', 'no-unreachable', 'use-isnan', 'valid-typeof', 'no-cond-assign'],
    ...['no-duplicate-case', 'no-func-assign', 'no-import-assign', 'no-self-compare'],
  ].map((rule) => [rule, 'error']),
);

const unused: Linter.Config = {
  files: ['**/*.js', '**/*.ts'],
  languageOptions: {
    ecmaVersion: 2022,
    sourceType: 'module',
    parserOptions: {ecmaFeatures: {globalReturn: true}},
  },
  rules: {'no-unused-vars': ['error', UNUSED], ...MISTAKES},
};

const inTypeScript: Linter.Config = {
  ...unused,
  plugins: {'@typescript-eslint': tseslint.plugin as never},
  languageOptions: {...unused.languageOptions, parser: tseslint.parser as never},
  rules: {'@typescript-eslint/no-unused-vars': ['error', UNUSED], ...MISTAKES},
};

/** The unused variables and imports in a sample. */
function ofSample(fence: Fence): Mistake[] {
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
      // The rule `samples` reports syntax errors.
      if (!ruleId) return [];
      const place = fence.placeIn(isModule ? line : line - 1, column);
      if (!ruleId.endsWith('no-unused-vars')) {
        const what = message.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase());
        return mistake(place, what, `correct the code (${ruleId})`, ruleId);
      }
      const name = /'([^']+)'/.exec(message)?.[1] ?? '';
      return mistake(place, `the sample never uses "${name}"`, 'delete it, or use it', name);
    });
}

/**
 * Finds unused variables and imports in the samples of a page.
 *
 * @param page - a page with samples in JavaScript or TypeScript
 */
export const unusedNames = (page: Page): Mistake[] => fencesOf(page).flatMap(ofSample);
