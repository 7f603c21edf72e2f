import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {repository} from './repository.ts';

/** The docs plugin: v2 is `docs/`, served without a prefix. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${repository.url}/edit/${repository.branch}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
} satisfies DocsOptions;
