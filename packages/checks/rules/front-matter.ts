import {join} from 'node:path';
import {checkFrontMatter, FrontMatterError} from '@portal/content/pages/frontMatter';
import {docId} from '@portal/content/pages/sidebar';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {nearestName} from '@portal/content/text/nearestName';
import type {Problem} from '../core/finding.ts';
import {pageRule} from '../core/rule.ts';

/** Links to a previous or next page that doesn't exist. The build ends without naming the file. */
function deadNeighbors(page: Page, data: Record<string, unknown>, project: Project): Problem[] {
  const ids = project.pages.filter(({version}) => version === page.version).map(docId);
  return ['prev', 'next'].flatMap((key) => {
    const id = data[key];
    if (typeof id !== 'string' || ids.includes(id)) return [];
    const nearest = nearestName(id, ids);
    const message = `front matter "${key}": no page has the ID "${id}"`;
    const fix = `write "${key}: false" to hide the link${nearest ? `, or "${key}: ${nearest}"` : ', or the path of a page without .mdx'}`;
    return [{...page.at(page.placeOfKey(key)), message, fix, text: id}];
  });
}

export const frontMatter = pageRule(
  'front-matter',
  'Front matter has only known keys, with values that match the schema.',
  (page, {project}) => {
    const {file, source} = page;
    if ('failure' in page.frontMatter) {
      return [{file, column: 1, ...page.frontMatter.failure}];
    }
    try {
      const {data} = page.frontMatter;
      checkFrontMatter(data, source.text, file, join(project.root, 'static'));
      return deadNeighbors(page, data, project);
    } catch (error) {
      if (!(error instanceof FrontMatterError)) throw error;
      return error.problems.map((problem) => ({file, column: 1, ...problem}));
    }
  },
);
