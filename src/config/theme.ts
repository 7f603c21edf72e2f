import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {PrismTheme} from 'prism-react-renderer';
import type {NavLink, NavMenu} from '@portal/content/facts';
import {codeLanguages, locales, navigation, product, versions} from '../facts.ts';
import {searchTheme, searchedVersions} from './search.ts';
import {baseUrl} from './site.ts';

/**
 * Style sheets color the code, and tokens only have a class. That keeps pages small and lets them
 * follow the color mode before any script runs. The colors are in `src/css/tokens.css`, their use in
 * `src/css/syntax.css`, and the text and background of blocks in `src/css/code.css`.
 */
const plainTheme: PrismTheme = {plain: {}, styles: []};

/** Lines are marked in the fence, as in `{2,4-5}`, or by comments, and get this class. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** The code theme in each color mode. */
const codeTheme = {theme: plainTheme, darkTheme: plainTheme, magicComments};

/** The languages to add to those that prism-react-renderer includes. */
export const prismLanguages = Object.values(codeLanguages).flatMap(({prism}) => prism ?? []);

const link = ({label, to}: NavLink) => (to.startsWith('/') ? {label, to} : {label, href: to});

const menu = ({label, items}: NavMenu) => ({label, items: items.map(link)});

const position = 'left' as const;

/** The first item links to the start page and is active on every page that no other item covers. */
const elsewhere = navigation.navbar
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .filter(({to}) => to.startsWith('/') && to !== '/')
  .map(({to}) => to.slice(1));
const others = elsewhere.length > 0 ? `(?!${elsewhere.join('|')})` : '';
const documentation = {activeBaseRegex: `^${baseUrl}${others}`};

const navbarItem = (item: NavLink | NavMenu) =>
  'items' in item
    ? {type: 'dropdown', position, ...menu(item)}
    : {position, ...link(item), ...(item.to === '/' && documentation)};

/** There's nothing to choose from one version. */
const versionMenu =
  versions.length > 1 ? [{type: 'custom-versionMenu', position: 'right' as const}] : [];

/** There's nothing to choose from one language. */
const languageMenu =
  locales.length > 0 ? [{type: 'localeDropdown', position: 'right' as const}] : [];

/** All theme options: names, menus and appearance. */
export const themeConfig: UserThemeConfig & Pick<SearchThemeConfig, 'algolia'> = {
  image: 'img/social-card.png',
  metadata: [
    {name: 'twitter:card', content: 'summary_large_image'},
    {property: 'og:site_name', content: `${product.name} docs`},
    // Documentation pages override this with `article`.
    {property: 'og:type', content: 'website'},
  ],
  colorMode: {respectPrefersColorScheme: true},
  algolia: searchTheme(process.env, searchedVersions),
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: product.name,
    logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
    items: [...navigation.navbar.map(navbarItem), ...versionMenu, ...languageMenu],
  },
  footer: {
    links: navigation.footer.map((column) => {
      const {label, items} = menu(column);
      return {title: label, items};
    }),
    copyright: `${product.name} documentation`,
  },
  prism: codeTheme,
};
