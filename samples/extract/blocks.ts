/** Finds the fenced blocks of a page. */
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {FactTree} from '../../facts/index.ts';
import {currentVersion, folderOf, type Version, versionOfFile} from '../../facts/versions.ts';
import {resolveTokens} from '../../src/content/tokens.ts';
import type {Block, Problem} from '../model.ts';
import {readFenceMeta} from './fence.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Name of a page in `samples/cases/`.
 *
 * @returns the name and the version, or `undefined` for a file that is no page of the site
 */
export function caseKey(page: string): {key: string; version: Version} | undefined {
  const version = versionOfFile(page);
  if (!version || !page.endsWith('.mdx')) return undefined;
  const path = page.slice(folderOf(version).length, -4);
  return {key: version === currentVersion ? path : `${version.id}/${path}`, version};
}

/**
 * Reads all fenced blocks of a page, in order, wherever they stand (tabs, lists, admonitions).
 *
 * @param page - the page's path, relative to the project
 * @param source - its text as on disk
 * @param facts - what `{{root.key}}` stands for
 * @param tree - the page, facts in place, if it has been parsed already
 * @returns the blocks with facts in place, and what is wrong with their fences
 */
export function extractBlocks(
  page: string,
  source: string,
  facts: FactTree,
  tree: Root = parse(page, resolveTokens(source, facts, {file: page})),
): {blocks: Block[]; problems: Problem[]} {
  const {key, version} = caseKey(page) ?? {key: page, version: currentVersion};
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    const line = node.position?.start.line ?? 0;
    const language = node.lang ?? '';
    try {
      const meta = readFenceMeta(node.meta ?? '');
      const runtime = meta.runtime ?? version.runtime;
      blocks.push({page, pageKey: key, line, language, code: node.value, meta, runtime});
    } catch (error) {
      problems.push({file: page, line, language, message: (error as Error).message});
    }
  });
  return {blocks, problems};
}

/** MDX syntax errors carry their place; it goes in front, as in every other message. */
function parse(page: string, text: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(`${page}:${line ?? 1}: ${reason ?? (error as Error).message}`, {cause: error});
  }
}
