/** The code blocks of a page, as the runner needs them. */
import {type Fence, fencesOf} from '@portal/content/pages/fences';
import {MistakesError} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {folderOf} from '@portal/content/facts/versions';
import type {Block, CodeLanguages, Problem} from '../model.ts';
import {fenceMeta} from './fence.ts';

/** Returns the name of a page in `packages/samples/cases/`. A file in no version keeps its own. */
export function caseKey({file, version}: Pick<Page, 'file' | 'version'>): string {
  if (!version || !file.endsWith('.mdx')) return file;
  const path = file.slice(folderOf(version).length, -4);
  return version.state === 'current' ? path : `${version.id}/${path}`;
}

/**
 * Reads all code blocks of a page in order, including those in tabs, lists and admonitions.
 *
 * @param languages - what happens with the blocks of each language
 * @returns the blocks with facts replaced, and the problems of their fences
 * @throws MistakesError if the page isn't valid MDX
 */
export function blocksOf(
  page: Page,
  languages: CodeLanguages,
): {blocks: Block[]; problems: Problem[]} {
  if (page.syntaxError) throw new MistakesError([page.syntaxError]);
  const pageKey = caseKey(page);
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const read = (fence: Fence) => {
    const {code, placeIn} = fence;
    const language = fence.lang ?? '';
    const treatment = languages[language]?.blocks;
    const at = {line: fence.place.line, language, treatment};
    try {
      const meta = fenceMeta(fence);
      const runtime = meta.runtime ?? page.version?.runtime ?? 'component';
      blocks.push({...at, page: page.file, pageKey, code, placeIn, meta, runtime});
    } catch (error) {
      if (!(error instanceof MistakesError)) throw error;
      problems.push(...error.mistakes.map((mistake) => ({...mistake, language: at.language})));
    }
  };
  fencesOf(page).forEach(read);
  return {blocks, problems};
}
