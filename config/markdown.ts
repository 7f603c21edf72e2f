import {readFileSync} from 'node:fs';
import type {MarkdownConfig} from '@docusaurus/types';
import {guidesThatUse} from '../facts/guidesOf.ts';
import {factsOfFile} from '../facts/index.ts';
import {folderOf, versionOfFile} from '../facts/versions.ts';
import {checkFrontMatter, toDocusaurus} from '../src/content/frontMatter.ts';
import {routeOf} from '../src/content/routes.ts';
import {resolveTokens, resolveTokensDeep} from '../src/content/tokens.ts';
import {diagramDrafts} from './diagrams.ts';
import {fromSite, siteDir} from './paths.ts';

const lineCount = (text: string) => text.trimEnd().split('\n').length;

/**
 * Prepends empty lines in place of the front matter, which MDX doesn't get. Line numbers in messages,
 * ours and MDX's, then match what contributors see in their editors.
 */
function padToSourceLines(filePath: string, body: string): string {
  const missing = lineCount(readFileSync(filePath, 'utf8')) - lineCount(body);
  return '\n'.repeat(Math.max(0, missing)) + body;
}

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
    return resolveTokens(padToSourceLines(filePath, fileContent), factsOfFile(file), {file});
  },
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = fromSite(params.filePath);
    const version = versionOfFile(file);
    if (!version) return parsed;
    const route = routeOf(file.slice(folderOf(version).length));
    const facts = factsOfFile(file);
    const data = resolveTokensDeep(parsed.frontMatter, facts, {file});
    const page = checkFrontMatter(data, params.fileContent, file, `${siteDir}/static`);
    return {
      frontMatter: {...toDocusaurus(page, route), used_by: guidesThatUse(version, route)},
      content: resolveTokens(parsed.content, facts, {file}),
    };
  },
};
