/** Mistakes in files, titles, links between versions, the OpenAPI document and limits. */
import {display, limits} from '@portal/content/facts';
import type {Mistake} from './mistake.ts';
import {alone, aside} from './onPage.ts';

const left = (
  file: string,
  what: string,
  says: string,
  fix: string,
  text = 'Text.\n',
): Mistake => ({
  rule: 'page-files',
  what,
  file,
  write: text,
  at: '1:1',
  says,
  fix,
});

const files: Mistake[] = [
  left('static/planted.pdf', 'a document', 'planted.pdf has a format', 'write a page'),
  left(
    'static/planted/.DS_Store',
    'a file of an operating system',
    'left behind',
    'delete the file',
  ),
  left('docs/planted/limits.mdx.bak', 'a backup', 'left behind', 'delete the file'),
  left(
    'docs/planted/limits copy.mdx',
    'a copy',
    'limits copy.mdx has the name of a copy',
    'name it after its subject',
    aside('Text.'),
  ),
  left('static/planted.mp4', 'a video', 'planted.mp4 has a format', 'write a page'),
  left(
    'docs/planted/Big_Page.mdx',
    'capitals in a name',
    'becomes a URL',
    'big-page.mdx',
    aside('Text.'),
  ),
  left(
    'docs/planted/old.md',
    'a page in plain Markdown',
    'pages must be MDX',
    'old.mdx',
    aside('Text.'),
  ),
  left(
    'docs/planted/empty.mdx',
    'a page without a body',
    'nothing but front matter',
    'write its text',
    aside(),
  ),
  {
    rule: 'page-files',
    what: 'a page that no page links to',
    ...alone,
    at: '1:1',
    says: 'no page links to this one',
    fix: 'link to /planted/alone/',
  },
];

const titled = (name: string, title: string) => ({
  rule: 'front-matter',
  file: `docs/planted/${name}.mdx`,
  write: aside('Text.').replace(/title: .*/, `title: ${title}`),
  at: '2:1',
});

const titles: Mistake[] = [
  {
    ...titled('stop', 'Planted queues.'),
    what: 'a period',
    says: 'ends with "."',
    fix: 'remove the punctuation',
  },
  {
    ...titled('smile', 'Planted smiles 🎉'),
    what: 'an emoji',
    says: 'an emoji',
    fix: 'remove it',
  },
  {
    ...titled('long', 'How planted events wait '.repeat(4).trim()),
    what: 'a title that is too long',
    says: '95 characters',
    fix: 'keep to 65',
  },
  {
    ...titled('taken', 'Connected accounts'),
    what: 'a title that another page has',
    alsoAt: 'docs/connected-accounts.mdx:2:1',
    says: 'docs/connected-accounts.mdx has the same title',
    fix: 'only this page',
  },
];

/** Inserts a text before the first occurrence of another. */
const before = (mark: string, text: string) => (content: string) => {
  if (!content.includes(mark)) throw new Error(`no "${mark}" to plant a mistake before`);
  return content.replace(mark, () => text + mark);
};

const written: Mistake[] = [
  {
    rule: 'other-version',
    what: 'a link to v1 on a page of v2',
    file: 'docs/planted/older.mdx',
    write: aside('Read [the limits](/v1/limits/).'),
    at: '7:6',
    says: 'that page belongs to v1',
    fix: 'write /limits/',
  },
  {
    rule: 'api-descriptions',
    what: 'a hard-coded limit in the OpenAPI document',
    file: 'data/openapi.yaml',
    write: (text) =>
      text.replace(/^ {4}description: /m, `$&Up to ${display(limits.httpPayload)} of `),
    at: {text: `${display(limits.httpPayload)} of `},
    later: true,
    says: 'is a fact, but it is hard-coded',
    fix: 'write {{limits.httpPayload}}',
  },
  {
    rule: 'facts',
    what: 'a limit that nothing uses',
    file: 'data/limits.yaml',
    write: before(
      '\n# HTTP triggers\n',
      '\nplantedLimit: {value: 7, unit: events, label: Planted, scope: Nowhere, group: http}\n',
    ),
    at: {text: 'plantedLimit'},
    later: true,
    says: 'plantedLimit',
    fix: '',
  },
];

export const inFiles: readonly Mistake[] = [...files, ...titles, ...written];
