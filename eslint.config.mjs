import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import importRules from './scripts/importRules.js';

/** Files are short, because each has one job. */
const atMost = (max, files, ignores = ['**/*.test.*']) => ({
  ...{files, ignores},
  rules: {'max-lines': ['error', max]},
});

/** Only what TypeScript doesn't see. Oxfmt does the formatting, and tsc checks types. */
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
      // A leading underscore marks a name that's unused on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      // `x!` marks an index that's known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      // The other rules prepare code for the React compiler, which we don't use.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Command-line tools and tests print to the terminal.
    files: [
      '**/cli.ts',
      'scripts/**',
      'bench/**',
      'tests/**',
      'packages/{samples,hosting,mcp/node}/**',
    ],
    rules: {'no-console': 'off'},
  },
  ...importRules,
  atMost(250, ['{src,packages,scripts}/**/*.{ts,tsx}'], ['**/*.test.*', '**/{facts,words}/**']),
  atMost(100, ['src/config/*.ts']),
  atMost(80, ['src/theme/**/*.tsx', 'docusaurus.config.ts']),
  {
    // Code samples get values of any type, as they do on the platform.
    files: ['packages/samples/runtime/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    // Node.js loads these as CommonJS.
    files: ['**/*.{js,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
