/** Finds the fenced blocks of a page. */
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {FactTree} from '@portal/content/facts';
import {
  currentVersion,
  folderOf,
  type Version,
  versionOfFile,
} from '@portal/content/facts/versions';
import {resolveTokens} from '@portal/content/facts/tokens';
import type {Block, Problem} from '../model.ts';
import {readFenceMeta} from './fence.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Returns the name of a page in `packages/samples/cases/`.
 *
 * @returns the name and the version, or `undefined` for a file that isn't a page of the site
 */
export function caseKey(page: string): {key: string; version: Version} | undefined {
  const version = versionOfFile(page);
  if (!version || !page.endsWith('.mdx')) return undefined;
  const path = page.slice(folderOf(version).length, -4);
  return {key: version === currentVersion ? path : `${version.id}/${path}`, version};
}

/**
 * Reads all fenced blocks of a page in order, including those in tabs, lists and admonitions.
 *
 * @param page - the page's path, relative to the project
 * @param source - its text on disk
 * @param facts - the values of `{{root.key}}`
 * @param tree - the parsed page with facts replaced, if it has been parsed already
 * @returns the blocks with facts replaced, and the problems of their fences
 */
export function extractBlocks(
  page: string,
  source: string,
  facts: FactTree,
  tree: Root = parse(page, resolveTokens(source, facts, page)),
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

/** Puts the place of an MDX syntax error at the start, as in all other messages. */
function parse(page: string, text: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(`${page}:${line ?? 1}: ${reason ?? (error as Error).message}`, {cause: error});
  }
}
