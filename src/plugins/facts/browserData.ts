/**
 * The facts that components import, as `@generated/facts/default/<key>.json`. The plugin `facts` writes
 * these files. For types, tests and commands, `tsconfig.json` and `jest.config.js` map them to the
 * modules in `browser/`.
 */
import {basePathOf, type Facts, type Labels} from '@portal/content/facts';
import {ownOr, timingsOf} from '../../timings.ts';

/**
 * @param facts - the facts of the portal
 * @param locale - the language of the pages that get them
 */
export function browserData(facts: Facts, locale = 'en') {
  const {product, versions, nextPages: counterparts, operator, limits, navigation} = facts;
  const tree = facts.factsByLocale[locale]?.[facts.currentVersion.id];
  const {copiedMessage, scrollThrottle} = timingsOf(limits);
  const {
    copyPage = 'Copy page',
    copyAsMarkdown = 'Copy as Markdown',
    viewAsMarkdown = 'View as Markdown',
  } = (tree?.labels ?? facts.labels) as Labels;
  /** What scripts on every page need, times in milliseconds: all limits and labels would be too large. */
  const site = {
    copiedMessage,
    scrollThrottle,
    labels: {copyPage, copyAsMarkdown, viewAsMarkdown},
    editorPage: navigation.editorPage ?? null,
  };
  /**
   * The MCP server of the docs, and what it allows each client: as many requests a minute as an office
   * of 64 people behind one address makes, the largest message of a client, and a cold start.
   */
  const mcp = {
    base: basePathOf(product),
    limits: {
      requests: ownOr(limits, 'docsMcpRequests', 1200),
      body: ownOr(limits, 'docsMcpBody', 64 * 1024),
      timeout: ownOr(limits, 'docsMcpTimeout', 10_000),
    },
  };
  return {versions, counterparts, operator, site, mcp};
}
