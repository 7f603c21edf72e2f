/**
 * The facts that components import, as `@generated/facts/default/<key>.json`. The plugin `facts` writes
 * these files. For types, tests and commands, `tsconfig.json` and `jest.config.js` map them to the
 * modules in `browser/`.
 */
import {basePathOf, type Facts, inBaseUnits} from '@portal/content/facts';

export function browserData(facts: Facts) {
  const {product, versions, nextPages: counterparts, operator, limits, labels} = facts;
  const {copyPage, copyAsMarkdown, viewAsMarkdown} = labels;
  /** What scripts on every page need, times in milliseconds: all limits and labels would be too large. */
  const site = {
    copiedMessage: inBaseUnits(limits.copiedMessage)!,
    scrollThrottle: inBaseUnits(limits.scrollThrottle)!,
    labels: {copyPage, copyAsMarkdown, viewAsMarkdown},
  };
  /** What the MCP server of the docs allows each client: requests a minute, bytes, milliseconds. */
  const limitsOfMcp = {
    requests: Number(limits.docsMcpRequests.value),
    body: inBaseUnits(limits.docsMcpBody)!,
    timeout: inBaseUnits(limits.docsMcpTimeout)!,
  };
  const mcp = {base: basePathOf(product), limits: limitsOfMcp};
  return {versions, counterparts, operator, site, mcp};
}
