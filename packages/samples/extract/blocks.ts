/** The code blocks of a page, as the runner needs them. */
import {type Fence, fencesOf} from '@portal/content/pages/fences';
import {MistakesError} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {currentVersion, folderOf, type Version, versionOfFile} from '@portal/content/facts';
import type {Block, Problem} from '../model.ts';
import {fenceMeta} from './fence.ts';

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
 * Reads all code blocks of a page in order, including those in tabs, lists and admonitions.
 *
 * @returns the blocks with facts replaced, and the problems of their fences
 * @throws MistakesError if the page isn't valid MDX
 */
export function blocksOf(page: Page): {blocks: Block[]; problems: Problem[]} {
  if (page.syntaxError) throw new MistakesError([page.syntaxError]);
  const {key, version} = caseKey(page.file) ?? {key: page.file, version: currentVersion};
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const read = (fence: Fence) => {
    const {code, placeIn} = fence;
    const at = {line: fence.place.line, language: fence.lang ?? ''};
    try {
      const meta = fenceMeta(fence);
      const runtime = meta.runtime ?? version.runtime;
      blocks.push({...at, page: page.file, pageKey: key, code, placeIn, meta, runtime});
    } catch (error) {
      if (!(error instanceof MistakesError)) throw error;
      problems.push(...error.mistakes.map((mistake) => ({...mistake, language: at.language})));
    }
  };
  fencesOf(page).forEach(read);
  return {blocks, problems};
}
