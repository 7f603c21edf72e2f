import type {UserThemeConfig} from '@docusaurus/theme-common';
import {footer, navbar, type NavLink, type NavMenu} from '../facts/navigation.ts';
import {product} from '../facts/product.ts';
import {pendingRoutes} from '../facts/routes.ts';
import {codeTheme} from './codeTheme.ts';

const isPublished = ({to}: NavLink) => !pendingRoutes.includes(to);

const link = ({label, to}: NavLink) => (to.startsWith('/') ? {label, to} : {label, href: to});

const menu = ({label, items}: NavMenu) => ({label, items: items.filter(isPublished).map(link)});

/** Names, menus and looks: everything that the theme is told. */
export const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  colorMode: {respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: product.name,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 28, height: 28},
    items: navbar.flatMap((item) => {
      if ('items' in item) return [{type: 'dropdown', ...menu(item), position: 'left' as const}];
      return isPublished(item) ? [{...link(item), position: 'left' as const}] : [];
    }),
  },
  footer: {
    links: footer.map((column) => {
      const {label, items} = menu(column);
      return {title: label, items};
    }),
    copyright: `${product.name} documentation`,
  },
  prism: {
    ...codeTheme,
    additionalLanguages: ['bash', 'json', 'http'],
  },
};
