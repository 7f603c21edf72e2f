import {didYouMean} from '@portal/content/text/nearestName';
import {prefixOf, sidebarOf, type Version} from '@portal/content/facts';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {isRecorded} from '../addresses/published.ts';
import type {Rule} from '../core/rule.ts';
import {docId, sidebarIds} from '@portal/content/pages/sidebar';

/** IDs with a slash, which nothing else in a sidebar file has. */
const TYPED = /(['"])([a-z0-9][\w-]*(?:\/[\w-]+)+)\1/g;

/** IDs in the file that aren't pages. */
function unknownIds(project: Project, file: string, ids: readonly string[]): Mistake[] {
  const source = project.read(file);
  const typed = [...source.text.matchAll(TYPED)];
  const missing = ids.filter((id) => !typed.some(([, , other]) => other === id));
  return typed
    .filter(([, , id]) => !ids.includes(id!))
    .map(({2: id = '', index}) => {
      const fix = `${didYouMean(id, missing, 'correct it.')} If the page was deleted, remove this ID`;
      return mistake(source.placeAt(index + 1), `no page has the ID "${id}"`, fix, id);
    });
}

/** Pages that are in a sidebar twice. Docusaurus would highlight only one of the entries. */
function twice(project: Project, file: string, reached: readonly string[]): Mistake[] {
  const source = project.read(file);
  const repeated = reached.filter((id, index) => reached.indexOf(id) !== index);
  const fix = 'keep the entry where readers look for it, and link to it from the other section';
  return [...new Set(repeated)].map((id) => {
    const last = source.text.search(new RegExp(`['"]${id}['"](?![^]*['"]${id}['"])`));
    const at = source.placeAt(Math.max(0, last));
    return mistake(at, `the page "${id}" is in the sidebar twice`, fix, id);
  });
}

function unreachable(pages: Page[], reached: readonly string[], file: string): Mistake[] {
  return (
    pages
      .filter((page) => !reached.includes(docId(page)))
      // The rule `front-matter` reports front matter that can't be read.
      .filter(({frontMatter}) => 'data' in frontMatter && frontMatter.data.sidebar !== false)
      .map((page) => {
        const fix = `add '${docId(page)}' to ${file} where readers look for it, or write "sidebar: false" in its front matter`;
        return mistake({file: page.file, line: 1, column: 1}, 'no sidebar contains this page', fix);
      })
  );
}

async function ofVersion(project: Project, version: Version): Promise<Mistake[]> {
  const own = sidebarOf(version);
  const others = version.inDocs ? ['sidebars.js', 'sidebars.json'] : [];
  const file = [own, ...others].find((one) => project.has(one)) ?? own;
  const pages = project.pages.filter((page) => page.version === version);
  const ids = pages.map(docId);
  if (!project.has(file)) {
    const fix = 'create the sidebars of the version: every page must be in one';
    return [{file, line: 1, column: 1, message: `${file} does not exist`, fix}];
  }
  const unknown = unknownIds(project, file, ids);
  // IDs without a slash look like any other word in the file, so they're checked in the sidebars.
  const reached = await sidebarIds(project, file, ids);
  const source = project.read(file);
  const words = reached
    .filter((id) => !id.includes('/') && !ids.includes(id))
    .map((id) => {
      const at = source.placeAt(source.findLine(new RegExp(`['"]${id}['"]`))?.offset ?? 0);
      return mistake(at, `no page has the ID "${id}"`, didYouMean(id, ids, 'remove this ID'), id);
    });
  const lost = [...unknown, ...words];
  const added = unreachable(pages, reached, file);
  const [entry] = lost;
  const [page] = added;
  const isMoved = entry && isRecorded(project, `${prefixOf(version)}/${entry.text}/`);
  if (isMoved && page && lost.length === 1 && added.length === 1) {
    // A page that has moved: its old ID is here, and its new one isn't.
    const id = docId(project.page(page.file));
    return [{...entry, fix: `if it's now ${page.file}, write '${id}'`}];
  }
  return [...lost, ...twice(project, file, reached), ...added];
}

export const sidebar: Rule = {
  name: 'sidebar',
  about: 'Every page is in a sidebar once, and sidebars contain nothing else.',
  scope: 'project',
  async check({project}) {
    const versions = new Set(project.pages.flatMap(({version}) => version ?? []));
    return (await Promise.all([...versions].map((version) => ofVersion(project, version)))).flat();
  },
};
