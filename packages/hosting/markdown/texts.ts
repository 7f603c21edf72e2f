import {join} from 'node:path';

/** What Markdown versions say in addition to the text of their pages. */
export const markdownTexts = {
  allPages: 'All pages:',
  notFound: 'Page not found',
  notFoundAdvice:
    'There is no page at this URL. Find it in the list above, or start with [the documentation]({start}).',
  /** The section of `llms.txt` for pages that are in no group of the sidebar. */
  start: 'Start',
  tab: 'Tab:',
  picture: 'Picture:',
};

export type MarkdownTexts = typeof markdownTexts;

/** The folder with their translations: `de/markdown.json`. */
export const TRANSLATIONS = join(__dirname, '../locales');
