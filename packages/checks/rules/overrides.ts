import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {problem, type Problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';

const packages = resolve(__dirname, '../../../node_modules/@docusaurus');

/** The folders with components that can be overridden. */
const THEMES = [
  'theme-classic/lib/theme',
  'theme-mermaid/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
];

const existsUpstream = (component: string) =>
  THEMES.some((theme) =>
    [`${component}.js`, `${component}/index.js`].some((file) =>
      existsSync(join(packages, theme, file)),
    ),
  );

/** The component that a file overrides: `src/theme/DocItem/Footer/index.tsx` is `DocItem/Footer`. */
const componentOf = (file: string) =>
  file
    .replace('src/theme/', '')
    .replace(/\.[jt]sx?$/, '')
    .replace(/\/index$/, '');

const README = 'src/theme/README.md';

export const overrides: Rule = {
  name: 'overrides',
  about:
    'Every file in src/theme overrides an existing component, says why, and is in the inventory.',
  scope: 'project',
  check({project}) {
    const files = project.files.filter(
      (file) => /^src\/theme\/.*\.[jt]sx?$/.test(file) && !/\.test\.[jt]sx?$/.test(file),
    );
    const inventory = project.has(README) ? project.read(README).text : '';
    return files.flatMap((file): Problem[] => {
      const at = {file, line: 1, column: 1};
      const component = componentOf(file);
      if (!existsUpstream(component)) {
        // Helpers may be in the folder of an override.
        if (existsUpstream(dirname(component)) || existsUpstream(componentOf(dirname(file))))
          return [];
        const message = `the theme has no component ${component}, so this overrides nothing`;
        const fix = 'find its new name in the theme, or move your own component to src/components';
        return [{...at, message, fix, text: component}];
      }
      const problems: Problem[] = [];
      if (!/^\s*(\/\/|\/\*)/.test(project.read(file).text)) {
        const message = 'the override does not say what differs from the theme';
        const fix = 'start the file with a comment that says what differs, and why';
        problems.push(problem(at, message, fix));
      }
      if (!inventory.includes(component)) {
        const fix = `add a row for ${component} that says what it changes, and why`;
        problems.push(problem(at, `${README} does not list ${component}`, fix));
      }
      return problems;
    });
  },
};
