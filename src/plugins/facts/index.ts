/**
 * Gives facts to components, and renders pages again when a fact changes while the dev server runs. A
 * wrong fact is reported with its place, and the former facts stay.
 */
import {isDeepStrictEqual} from 'node:util';
import {join, relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserData} from './browserData.ts';
import type {Facts} from '@portal/content/facts';
import {currentFacts, reloadFacts} from '../../facts.ts';
import {MistakesError} from '@portal/content/mistake';
import {BUILD_FILES} from '@portal/content/pages/builtSite';
import {FactValues} from './factValues.ts';
import {pageInputs} from './pageInputs.ts';

/** The facts that the configuration reads once, when the server starts. */
const atStart = ({product, versions, navigation, redirects, movedAnchors, ...facts}: Facts) => ({
  ...{product, versions, navigation, redirects, movedAnchors},
  languages: facts.codeLanguages,
  guides: Object.values(facts.byVersion).map(({guides}) => guides),
});

function readAgain(): void {
  const before = atStart(currentFacts());
  try {
    const after = atStart(reloadFacts());
    const changed = Object.keys(before).filter(
      (key) => !isDeepStrictEqual(before[key as 'product'], after[key as 'product']),
    );
    if (changed.length === 0) return;
    process.stdout.write(
      `\nRestart npm run dev to see the changed ${changed.join(' and ')} everywhere.\n\n`,
    );
  } catch (error) {
    if (!(error instanceof MistakesError)) throw error;
    process.stdout.write(`\n${error.message}\n\n`);
  }
}

export default function factsPlugin({siteDir, i18n}: LoadContext): Plugin {
  const values = new FactValues(join(siteDir, BUILD_FILES, 'facts'));
  const inputsOf = pageInputs(siteDir, values);
  const options = {
    inputsOf: (path: string, text: string) =>
      inputsOf(relative(siteDir, path).split(sep).join('/'), text),
  };
  let isLoaded = false;
  return {
    name: 'facts',
    getPathsToWatch: () => [
      ...['versions.json', 'data/*.yaml', 'data/versions/**/*.yaml', 'i18n/*/data/**/*.yaml'],
    ],
    loadContent() {
      if (isLoaded) readAgain();
      isLoaded = true;
      values.update();
    },
    async contentLoaded({actions}) {
      for (const [name, value] of Object.entries(browserData(currentFacts(), i18n.currentLocale))) {
        await actions.createData(`${name}.json`, JSON.stringify(value));
      }
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: join(__dirname, 'loader.js'), options}],
          },
        ],
      },
    }),
  };
}
