/**
 * Detects changes to the theme's components that `src/theme` overrides. The hashes are those of the
 * last time that somebody compared the components with the overrides.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';

const root = resolve(__dirname, '..');

/** The overrides in the inventory. */
const overrides = Array.from(
  readFileSync(join(root, 'src/theme/README.md'), 'utf8').matchAll(/^\| `([\w/-]+)` \| \w+ \|/gm),
  ([, component]) => component!,
);

/** Every file of code in `src/theme`, with the component that it overrides. */
const files = globSync('src/theme/**/*.{ts,tsx}', {cwd: root, ignore: '**/*.test.*'}).map(
  (file) => ({
    file,
    component: file.replace(/^src\/theme\/|(?:\/index)?\.tsx?$/g, ''),
  }),
);

const folders = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
].map((folder) => join(root, 'node_modules/@docusaurus', folder));

/** Returns a hash of a component of the theme. */
function digest(component: string): string {
  const file = folders
    .flatMap((folder) =>
      [`${component}.js`, `${component}/index.js`].map((path) => join(folder, path)),
    )
    .find((path) => existsSync(path));
  if (file === undefined) return 'gone';
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

/** Compared with Docusaurus 3.10.2. */
const compared: Record<string, string> = {
  CodeBlock: '639f8655d319',
  'CodeBlock/Buttons': '8cc39d7b3812',
  'CodeBlock/Buttons/CopyButton': '936a841fd6a5',
  'CodeBlock/Buttons/WordWrapButton': '20c279c98024',
  'CodeBlock/Content': '0d361f589459',
  'CodeBlock/Content/String': '81ab153e9e79',
  ColorModeToggle: '0c879fd020f3',
  'DocItem/Content': '0902dcb538c3',
  'DocItem/Footer': '93722eb781e3',
  'DocItem/Metadata': 'f92ee0be9206',
  'DocItem/TOC/Desktop': '766572affae7',
  'DocItem/TOC/Mobile': '59a62ae232b1',
  DocVersionBanner: '28bd5c678e2c',
  Loading: 'ffd8013daa28',
  MDXComponents: 'b1a0eed95525',
  'Navbar/MobileSidebar/Toggle': 'daa023d1c382',
  'Footer/Copyright': '2a34b39d70f3',
  'NavbarItem/ComponentTypes': '90ba290ccf01',
  'NavbarItem/DropdownNavbarItem/Desktop': 'c49755ffce7c',
  'NotFound/Content': '1339cadd0fe0',
  'prism-include-languages': '42fcb21218b4',
  Root: '450d33ef242b',
  SearchBar: 'b528b71d2381',
  SearchPage: '84130988b87d',
  TabItem: 'beef63074183',
  Tabs: '7fe3d248d13c',
  TOCCollapsible: '4e91da4713c1',
};

test('the inventory lists every override, and nothing else is in the folder', () =>
  expect(files.map(({component}) => component).sort()).toEqual([...overrides].sort()));

test.each(files)('$file begins with what differs from the original', ({file}) =>
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/^(?:\/\/|\/\*)/),
);

test('finds components that the theme no longer has', () =>
  expect(digest('NoSuchComponent')).toBe('gone'));

test.each(overrides)('%s: the original has not changed', (component) => {
  // If this fails, compare the original with the override, then copy the new hash to the table
  // above.
  expect({[component]: digest(component)}).toEqual({[component]: compared[component]});
});
