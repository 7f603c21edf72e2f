/** `Accept` headers, and the form of a page that every server must send. One table for all servers. */

/** What browsers send when a reader opens a page, and what their scripts and images send. */
export const browserHeaders: Readonly<Record<string, string>> = {
  Chromium:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  Firefox: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Firefox until 131':
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8',
  Safari: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'a script': '*/*',
  'an image': 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
};

const markdown = [
  'text/markdown',
  'TEXT/Markdown',
  // Coding agents.
  'text/markdown, text/html, */*',
  'text/markdown, text/plain;q=0.9, text/html;q=0.8, */*;q=0.1',
  // Equal qualities, in different spellings.
  'text/html, text/markdown',
  'text/markdown, */*',
  'text/markdown;q=1.000,text/html;q=1',
  'text/markdown;q=0.5, text/html;q=0.50',
  'text/markdown;q=0.10,text/html;q=0.1',
  // A higher quality.
  'text/html;q=0.85, text/markdown;q=0.9',
  'text/markdown;q=0.1, text/html;q=0.099',
  'text/markdown;q=0.001',
  'text/markdown;q=0.001, text/html;q=0',
  'text/markdown;q=1., text/html;q=0.999',
  // The most specific range counts for HTML.
  'text/markdown;q=0.5, */*;q=0.9, text/html;q=0.2',
  'text/markdown;q=0.5, text/*;q=0.4, */*;q=0.9',
  'text/markdown;q=0.5, */*;q=0.5',
  // Parameters, spaces and empty elements.
  'text/markdown;variant=GFM',
  'text/markdown;variant=GFM;q=0.5, text/html;level=1;q=0.4',
  'text/markdown;q=0.5;ext=1, text/html;q=0.4',
  'text/markdown;profile="a b";q=0.5, text/html;q=0.4',
  'text/markdown;faq=0.1, text/html;q=0.9',
  'text/markdown ; q=0.5 ,\ttext/html; Q=0.4',
  ', text/markdown; ,,',
];

const html = [
  undefined,
  '',
  'text/html',
  'text/*',
  '*/*;q=0.1',
  'application/json',
  'text/plain',
  'text/markdown;q=0',
  'text/markdown;q=0.000, */*;q=0',
  'text/markdown;q=0.9, text/html',
  'text/markdown;q=0.9, text/*',
  'text/markdown;q=0.9, */*',
  'text/markdown;q=0.09, text/html;q=0.1',
  'text/markdown;q=0.899, text/html;q=0.9',
  'text/markdown;q=0.5, */*;q=0.1, text/*;q=0.6',
  'text/markdown2',
  'x-text/markdown',
  'text/x-markdown',
  'text/plain;type="text/markdown"',
  // Malformed.
  'text/markdown;q=2',
  'text/markdown;q=1.1',
  'text/markdown;q=0.1234',
  'text/markdown;q=-1',
  'text/markdown;q=',
  'text/markdown;q=high',
  'text/markdown;q = 0.5',
  'text/markdown; text/html',
  'text/markdown text/html',
  'text/markdown, text',
  'text/markdown, {}',
  'text/markdown;profile="a, text/html',
  'text / markdown',
  `text/markdown,${' ;'.repeat(50)}"`,
];

/** The whole table. */
export const acceptHeaders: readonly [accept: string | undefined, form: 'markdown' | 'html'][] = [
  ...markdown.map((accept): [string, 'markdown'] => [accept, 'markdown']),
  ...[...Object.values(browserHeaders), ...html].map((accept): [string | undefined, 'html'] => [
    accept,
    'html',
  ]),
];
