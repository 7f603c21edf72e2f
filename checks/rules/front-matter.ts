import {join} from 'node:path';
import {checkFrontMatter, FrontMatterError} from '../../src/content/frontMatter.ts';
import {pageRule} from '../core/rule.ts';

export const frontMatter = pageRule(
  'front-matter',
  'Front matter has the keys that the site knows, filled as the schema asks.',
  (page, {project}) => {
    const {file, source} = page;
    if ('failure' in page.frontMatter) {
      const {line, message} = page.frontMatter.failure;
      const fix = 'quote the value when it begins with {{ or contains a colon and a space';
      return [{file, line, column: 1, message: `front matter is not YAML: ${message}`, fix}];
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
