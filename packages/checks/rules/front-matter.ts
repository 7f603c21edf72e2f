import {join} from 'node:path';
import {checkFrontMatter, FrontMatterError} from '@portal/content/pages/frontMatter';
import {pageRule} from '../core/rule.ts';

export const frontMatter = pageRule(
  'front-matter',
  'Front matter has only known keys, with values that match the schema.',
  (page, {project}) => {
    const {file, source} = page;
    if ('failure' in page.frontMatter) {
      return [{file, column: 1, ...page.frontMatter.failure}];
    }
    try {
      checkFrontMatter(page.frontMatter.data, source.text, file, join(project.root, 'static'));
      return [];
    } catch (error) {
      if (!(error instanceof FrontMatterError)) throw error;
      return error.problems.map((problem) => ({file, column: 1, ...problem}));
    }
  },
);
