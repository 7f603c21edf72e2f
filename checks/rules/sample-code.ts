import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {fencesOf, type Fence} from '../core/fences.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';
import {shownTitles} from '../../samples/expectations/judge.ts';

/** What a reader sees without scrolling sideways, with room for a URL that can't be broken. */
const LONGEST_LINE = 130;

/** Blocks that nobody copies line by line: drawings, and data in one piece. */
const ANY_LENGTH = ['mermaid', 'text', 'http', 'csv'];

/** A value of JSON, which can't be broken. */
const ONE_STRING = /^\s*(?:"[^"]*": )?".*",?$/;

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
function unusedNames(page: Page, fence: Fence): Problem[] {
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
          mend: 'delete it, or show what it is for',
          text: name,
        },
      ];
    });
}

/** The same for Python, by the simple rule that a name which is bound is said again. */
function unusedInPython(page: Page, fence: Fence): Problem[] {
  if (fence.lang !== 'python' || fence.meta.has('fails')) return [];
  const lines = fence.code.split('\n');
  return lines.flatMap((line, index) => {
    const [, imported] = /^\s*(?:from [\w.]+ )?import (.+)$/.exec(line) ?? [];
    const [, bound] = /^\s*([a-z_]\w*) = /.exec(line) ?? [];
    const names = imported
      ? imported.split(',').map((name) => name.trim().split(' as ').at(-1)!.split('.')[0]!)
      : bound
        ? [bound]
        : [];
    return names
      .filter((name) => /^[A-Za-z]\w*$/.test(name))
      .flatMap((name) => {
        const uses = fence.code.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
        if (uses.length > 1) return [];
        return [
          {
            ...page.at(fence.placeIn(index + 1, line.indexOf(name) + 1)),
            message: `the sample makes "${name}" and does not use it`,
            mend: 'delete it, or show what it is for',
            text: name,
          },
        ];
      });
  });
}

function longLines(page: Page, fence: Fence): Problem[] {
  if (ANY_LENGTH.includes(fence.lang ?? 'text')) return [];
  return fence.code.split('\n').flatMap((line, index) =>
    line.length <= LONGEST_LINE || (fence.lang === 'json' && ONE_STRING.test(line))
      ? []
      : [
          {
            ...page.at(fence.placeIn(index + 1, 1)),
            message: `the line has ${line.length} characters`,
            mend: `break it before ${LONGEST_LINE}: readers scroll sideways to see the rest`,
            text: line.slice(0, 40),
          },
        ],
  );
}

/** Blocks that look like the result of a sample and that no run is compared with. */
function strayResults(page: Page, fences: readonly Fence[]): Problem[] {
  return fences.flatMap((fence) => {
    const title = fence.meta.get('title') ?? '';
    const isResult = shownTitles.includes(title.split(/[\s:,]/)[0] ?? '');
    if (!isResult || fence.meta.has('sample')) return [];
    return [
      {
        ...page.at(fence.place),
        message: `the block "${title}" is a result that no sample produces`,
        mend: 'name the sample that produces it, sample=…, and say `shown: true` in its case',
        text: title,
      },
    ];
  });
}

export const sampleCode = pageRule(
  'sample-code',
  'Samples use what they declare, fit on a screen, and every result is that of a sample.',
  (page) => {
    const fences = fencesOf(page);
    const ofEach = fences.flatMap((fence) => [
      ...unusedNames(page, fence),
      ...unusedInPython(page, fence),
      ...longLines(page, fence),
    ]);
    return [...ofEach, ...strayResults(page, fences)];
  },
);
