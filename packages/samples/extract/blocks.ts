/** The code blocks of a page, as the runner needs them. */
import {type Fence, fencesOf} from '@portal/content/pages/fences';
import {MistakesError} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {ProjectFacts} from '@portal/content/pages/projectFacts';
import {folderOf} from '@portal/content/facts/versions';
import type {Block, Problem} from '../model.ts';
import {fenceMeta} from './fence.ts';

/** What a site chooses about samples. */
type Chosen = Pick<ProjectFacts, 'cases' | 'codeLanguages'>;

/** Returns the file with the cases of a page. A page in no version keeps its name. */
export function caseFileOf(
  {file, version}: Pick<Page, 'file' | 'version'>,
  {cases}: Pick<Chosen, 'cases'>,
): string {
  if (!version || !file.endsWith('.mdx')) return `${cases}/${file}.yaml`;
  const path = file.slice(folderOf(version).length, -4);
  return `${cases}/${version.state === 'current' ? '' : `${version.id}/`}${path}.yaml`;
}

/**
 * Reads all code blocks of a page in order, including those in tabs, lists and admonitions.
 *
 * @param known - what happens with the blocks of each language, and where cases are
 * @returns the blocks with facts replaced, and the problems of their fences
 * @throws MistakesError if the page isn't valid MDX
 */
export function blocksOf(page: Page, known: Chosen): {blocks: Block[]; problems: Problem[]} {
  if (page.syntaxError) throw new MistakesError([page.syntaxError]);
  const caseFile = caseFileOf(page, known);
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const read = (fence: Fence) => {
    const {code, placeIn} = fence;
    const language = fence.lang ?? '';
    const treatment = known.codeLanguages[language]?.blocks;
    const at = {line: fence.place.line, language, treatment};
    try {
      const meta = fenceMeta(fence);
      const runtime = meta.runtime ?? page.version?.runtime ?? 'component';
      blocks.push({...at, page: page.file, caseFile, code, placeIn, meta, runtime});
    } catch (error) {
      if (!(error instanceof MistakesError)) throw error;
      problems.push(...error.mistakes.map((mistake) => ({...mistake, language: at.language})));
    }
  };
  fencesOf(page).forEach(read);
  return {blocks, problems};
}
