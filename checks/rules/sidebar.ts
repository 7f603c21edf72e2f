import {closest} from 'fastest-levenshtein';
import {sidebarOf, type Version} from '../../facts/versions.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';
import {docId, sidebarIds} from '../core/sidebar.ts';

/** Ids as they are typed: words with a slash between, which nothing else in a sidebar has. */
const TYPED = /(['"])([a-z0-9][\w-]*(?:\/[\w-]+)+)\1/g;

/** Ids in the file that are no page. */
function unknownIds(project: Project, file: string, ids: readonly string[]): Problem[] {
  const source = project.read(file);
  return [...source.text.matchAll(TYPED)]
    .filter(([, , id]) => !ids.includes(id!))
    .map((match) => ({
      ...source.at(match.index + 1),
      message: `there is no page "${match[2]}"`,
      fix:
        ids.length > 0
          ? `remove it if the page is gone; the nearest is ${closest(match[2]!, [...ids])}`
          : 'remove it',
      text: match[2]!,
    }));
}

/** Pages that a sidebar leads to from two places: only one of them is highlighted. */
function twice(project: Project, file: string, reached: readonly string[]): Problem[] {
  const source = project.read(file);
  const repeated = reached.filter((id, index) => reached.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => ({
    ...source.at(Math.max(0, source.text.search(new RegExp(`['"]${id}['"](?![^]*['"]${id}['"])`)))),
    message: `the page "${id}" stands in the sidebar twice`,
    fix: 'keep the place where a reader looks for it, and link to it from the other section',
    text: id,
  }));
}

function unreachable(pages: Page[], reached: readonly string[], file: string): Problem[] {
  return (
    pages
      .filter((page) => !reached.includes(docId(page)))
      // What front matter says that cannot be read is not known; its rule has told.
      .filter(({frontMatter}) => 'data' in frontMatter && frontMatter.data.sidebar !== false)
      .map((page) => ({
        file: page.file,
        line: 1,
        column: 1,
        message: 'no sidebar leads to this page',
        fix: `add '${docId(page)}' to ${file} where a reader would look for it, or write "sidebar: false" in its front matter`,
      }))
  );
}

async function ofVersion(project: Project, version: Version): Promise<Problem[]> {
  const file = sidebarOf(version);
  const pages = project.pages.filter((page) => page.version === version);
  const ids = pages.map(docId);
  if (!project.has(file)) {
    const fix = 'write the sidebars of the version; every page is reached from one';
    return [{file, line: 1, column: 1, message: `${file} does not exist`, fix}];
  }
  const unknown = unknownIds(project, file, ids);
  // Docusaurus reads single words too; the ones that are no page are missing there as well.
  const reached = await sidebarIds(project, file, ids);
  const source = project.read(file);
  const words = reached
    .filter((id) => !id.includes('/') && !ids.includes(id))
    .map((id) => ({
      ...source.at(source.findLine(new RegExp(`['"]${id}['"]`))?.offset ?? 0),
      message: `there is no page "${id}"`,
      fix: ids.length > 0 ? `the nearest is ${closest(id, ids)}` : 'remove it',
      text: id,
    }));
  return [
    ...unknown,
    ...words,
    ...twice(project, file, reached),
    ...unreachable(pages, reached, file),
  ];
}

export const sidebar: Rule = {
  name: 'sidebar',
  about: 'A sidebar leads to every page once, and to nothing else.',
  scope: 'project',
  async check({project}) {
    const versions = new Set(project.pages.flatMap(({version}) => version ?? []));
    return (await Promise.all([...versions].map((version) => ofVersion(project, version)))).flat();
  },
};
