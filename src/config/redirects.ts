import type {Options} from '@docusaurus/plugin-client-redirects';
import {movedAnchors, openProject, redirects} from '../facts.ts';
import {YamlText} from '@portal/content/text/yamlText';
import {resolveAnchors, type AnchorMap} from '@portal/hosting/redirects/anchors';
import {isExternal, type Redirect} from '@portal/hosting/redirects/paths';
import {resolveRedirects} from '@portal/hosting/redirects/resolve';
import {baseUrl, siteDir} from './site.ts';

const project = openProject(siteDir);

/** The routes of all pages, before the build. */
const pages = [...project.routes.keys()].sort();

const file = 'data/redirects.yaml';
const table = project.has(file) ? project.readYaml(file) : new YamlText(file, '');

/** Every legacy URL with its final target, one hop away. */
export const redirectModel = resolveRedirects(redirects, pages, table, baseUrl);

/** For the browser, because servers don't see the hash. `npm run check` reports rows that are wrong. */
export const anchorMap: AnchorMap = resolveAnchors(
  movedAnchors,
  redirectModel,
  pages,
  table,
).anchors;

/** The rows that the plugin can't find by page: other sites, and sections of pages. */
const isOutside = ({to}: Redirect) => isExternal(to) || to.includes('#');

/**
 * Redirect pages, for hosts that can't redirect. Docusaurus ships plugin options to browsers, but not
 * functions, so only the few rows that need it are listed.
 */
export const clientRedirects: Options = {
  redirects: redirectModel.redirects.filter(isOutside),
  createRedirects: (page) =>
    redirectModel.redirects
      .filter((redirect) => redirect.to === page && !isOutside(redirect))
      .map(({from}) => from),
};
