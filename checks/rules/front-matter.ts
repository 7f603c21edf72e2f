import {join} from 'node:path';
import {checkFrontMatter, FrontMatterError} from '../../src/content/frontMatter.ts';
import {pageRule} from '../core/rule.ts';

export const frontMatter = pageRule(
  'front-matter',
  'Front matter has only known keys, with values that match the schema.',
  (page, {project}) => {
    const {file, source} = page;
    if ('failure' in page.frontMatter) {
      const {line, message} = page.frontMatter.failure;
      const fix = 'quote the value if it starts with {{ or contains a colon followed by a space';
      return [{file, line, column: 1, message: `front matter is not valid YAML: ${message}`, fix}];
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
