import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import folders from './checks/folders.js';

/** What TypeScript itself does not see. Formatting is Oxfmt's, types are tsc's. */
export default tseslint.config(
  {
    ignores: [
      'build/',
      '.build/',
      '.build-former/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'test-results/',
      'docs/',
      'versioned_docs/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{js,jsx,mjs,cjs,ts,tsx}'],
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-control-regex': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      // A leading underscore says that a name is there to leave it out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      // `x!` stands where an index is known to exist; the compiler option asks for it.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      // Its other rules prepare code for React's compiler, which does not run here.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Addresses that are computed lead to files or elsewhere; the build sees broken links.
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/no-untranslated-text': 'off', // One language.
      // Headings of components are not linked to; those of pages come from Markdown.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // Command lines and suites of tests talk to a terminal.
    files: ['**/cli.ts', 'scripts/**', 'bench/**', 'tests/**', 'server/**', 'samples/**'],
    rules: {'no-console': 'off'},
  },
  ...folders,
  {
    // What code samples see: values of any type, as on the platform.
    files: ['samples/runtime/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // Node.js reads these as CommonJS.
    files: ['**/*.{js,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
