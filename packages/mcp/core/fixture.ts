/** For tests: the published files of a small site with two versions. */
import {buildEngine} from '@portal/search/engine/engine';
import type {FullFile, NamedSection} from '@portal/search/engine/records';
import type {Source} from './sources.ts';

const ORIGIN = 'https://docs.example';

const page = (path: string, title: string, version: string) => ({
  title,
  path,
  key: `${version}${path}`,
  version,
  headers: [
    {level: 2, title: 'HTTP triggers', slug: 'http'},
    {level: 3, title: 'Bodies', slug: 'bodies'},
  ],
  frontmatter: {title, short_description: `About ${title}.`},
});

const pages = [
  page('/docs/', 'Start', 'v2'),
  page('/docs/limits/', 'Limits', 'v2'),
  page('/docs/quickstart/create.html', 'Create a workflow', 'v2'),
  page('/docs/v1/limits/', 'Limits in v1', 'v1'),
];

const titles = pages.slice(0, 3).map(({path, title}): NamedSection => ({
  url: ORIGIN + path,
  type: 'lvl1',
  hierarchy: {lvl0: 'Guide', lvl1: title, lvl2: null, lvl3: null, lvl4: null},
  path: '',
  aliases: [],
  keys: '',
  links: 0,
}));
const texts = titles.map(({hierarchy}) => `${hierarchy.lvl1} are here. More.`);

const full: FullFile = {
  build: 'first',
  index: buildEngine(titles.map((title, at) => ({...title, content: texts[at]!}))).toJSON(),
  texts,
  asked: titles.map(() => []),
};

const markdown = (title: string) =>
  `# ${title}\n\n## HTTP triggers {#http}\n\nFor ${title}.\n\n### Bodies {#bodies}\n\nSmall.\n`;

export const files: Record<string, string> = {
  'pages.json': JSON.stringify(pages),
  'moved.json': JSON.stringify({
    '/docs/cron': '/docs/limits/',
    '/docs/old.html': '/docs/limits/',
    '/docs/part': '/docs/limits/#http',
    '/docs/apps': 'https://product.example/apps',
    '/docs/limits/#old': '/docs/limits/#http',
  }),
  'search-titles.json': JSON.stringify({build: 'first', sections: titles, synonyms: []}),
  'search-index.json': JSON.stringify(full),
  'llms.txt': '# Example docs\n\n> Words.\n',
  'index.md': markdown('Start'),
  'limits/index.md': markdown('Limits'),
  'quickstart/create.md': markdown('Create a workflow'),
  'v1/limits/index.md': markdown('Limits in v1'),
};

/** Reads the files, and counts how often. */
export function testSource(): Source & {reads: string[]} {
  const reads: string[] = [];
  return {
    reads,
    read: async (path) => {
      reads.push(path);
      return files[path] ?? Promise.reject(new Error(`${path} is missing`));
    },
  };
}
