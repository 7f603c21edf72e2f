import type {MarkdownConfig} from '@docusaurus/types';
import {factsOf, factsOfFile, folderOf, guidesThatUse, versionOfFile} from '@portal/content/facts';
import {checkFrontMatter, toDocusaurus} from '@portal/content/pages/frontMatter';
import {isPartial, routeOf} from '@portal/content/routes/routes';
import {resolveTokens} from '@portal/content/facts/tokens';
import {diagramDrafts} from './diagrams.ts';
import {fromSite, siteDir} from './paths.ts';

/**
 * Reads Markdown: resolves tokens in the body and front matter, checks the front matter, and adds the
 * guides that use the page to it.
 */
export const markdown: Partial<MarkdownConfig> = {
  mermaid: diagramDrafts,
  // Pages have no emoji codes, so searching every text for them would waste time.
  emoji: false,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  preprocessor: ({filePath, fileContent}) => {
    const file = fromSite(filePath);
    return resolveTokens(fileContent, factsOfFile(file), file);
  },
  parseFrontMatter: async (params) => {
    const file = fromSite(params.filePath);
    const fileContent = resolveTokens(params.fileContent, factsOfFile(file), file);
    const {frontMatter, content} = await params.defaultParseFrontMatter({...params, fileContent});
    const version = versionOfFile(file);
    if (!version || isPartial(file)) return {frontMatter, content};
    const page = checkFrontMatter(frontMatter, params.fileContent, file, `${siteDir}/static`);
    const route = routeOf(file.slice(folderOf(version).length));
    return {
      frontMatter: {
        ...toDocusaurus(page, route),
        used_by: guidesThatUse(factsOf(version).guides, route),
      },
      content,
    };
  },
};
