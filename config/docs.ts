import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {pendingRoutes} from '../facts/routes.ts';
import {pendingLinks} from '../src/content/remark/pendingLinks.ts';
import {repository} from './repository.ts';

/** The docs plugin: v2 is `docs/`, served without a prefix. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${repository.url}/edit/${repository.branch}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [[pendingLinks, {pending: pendingRoutes}]],
} satisfies DocsOptions;
