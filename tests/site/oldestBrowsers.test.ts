/** Tests that the shipped styles and scripts work in the oldest browsers that `package.json` names. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
// @ts-expect-error -- It has no types.
import DoIUse from 'doiuse';
import {Linter} from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import {browserslist as browsers} from '../../package.json';

const site = join(__dirname, '../../build/docs');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(site, folder))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

/** What some of the browsers don't know, and what their readers get instead. */
const FALLBACKS: Record<string, string> = {
  'css-content-visibility': '`src/head/browser.ts` opens details for print',
  'css-paged-media': "paper has the browser's own margins",
  'css-scrollbar': "scrollbars look like the system's",
  'css3-cursors': 'phones have no pointer',
  'navigator.connection': 'Docusaurus prefetches on every connection',
  'text-size-adjust': 'a browser without it enlarges no text',
};

const hasFallback = (found: string) =>
  Object.keys(FALLBACKS).some((feature) => found.startsWith(feature));

/** The part of a report that is used here. Without `missing`, a browser has an unknown part of it. */
interface Usage {
  feature: string;
  featureData: {missing?: string};
  usage: postcss.Node;
}

/** Features of a style sheet that a browser doesn't know, by their name on caniuse.com. */
async function unknownStyles(css: string): Promise<string[]> {
  const found = new Set<string>();
  const onFeatureUsage = ({feature, featureData: {missing}, usage}: Usage) => {
    if (missing) found.add(`${feature}: ${String(usage)} (${missing})`);
  };
  const plugin = new DoIUse({browsers, onFeatureUsage}) as postcss.Plugin;
  await postcss([plugin]).process(css, {from: undefined});
  return [...found].filter((one) => !hasFallback(one));
}

const linter = new Linter();

/** What a script uses that a browser doesn't know: syntax, or an interface without a check before. */
function unknownInScript(script: string): string[] {
  const config = {
    plugins: {compat},
    rules: {'compat/compat': 'error'},
    settings: {browsers},
    // The syntax that all of the browsers know.
    languageOptions: {ecmaVersion: 2022, sourceType: 'script'},
  } as const;
  return linter
    .verify(script, [config as unknown as Linter.Config], {allowInlineConfig: false})
    .map(({message}) => message)
    .filter((one) => !hasFallback(one));
}

test.each(filesIn('assets/css', /\.css$/))('the browsers know the styles in %s', async (file) => {
  expect(await unknownStyles(read(file))).toEqual([]);
});

// Without the chunks of pages, which are named by a hash and only contain text.
test.each(filesIn('assets/js', /^(?![\da-f]{8}\.).*\.js$/))(
  'the browsers know what %s uses',
  (file) => {
    expect(unknownInScript(read(file))).toEqual([]);
  },
);

test('the browsers know what the script in the head of pages uses', () => {
  const $ = load(read('index.html'));
  const scripts = $('script:not([src], [type])').toArray();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.flatMap((script) => unknownInScript($(script).text()))).toEqual([]);
});

test('finds what an old browser does not know', async () => {
  expect(await unknownStyles('@media (scripting: none) {p {top: 0}}')).toEqual([
    expect.stringMatching(/^css-media-scripting: /),
  ]);
  expect(await unknownStyles('p {a & {top: 0}}')).toEqual([
    expect.stringMatching(/^css-nesting: .+ \(.*Chrome \(111\)/),
  ]);
  expect(unknownInScript('new URLPattern("/docs/*")')).toEqual([
    expect.stringMatching(/URLPattern.+Safari 16\.4/),
  ]);
  expect(unknownInScript('requestIdleCallback(start)')).toEqual([
    expect.stringMatching(/requestIdleCallback.+Safari 16\.4/),
  ]);
  expect(unknownInScript('using file = open()')).toEqual([expect.stringMatching(/^Parsing error/)]);
});
