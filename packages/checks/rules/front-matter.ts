import {join} from 'node:path';
import {mistake, type Mistake} from '@portal/content/mistake';
import {frontMatterMistakes} from '@portal/content/pages/frontMatter';
import {docId} from '@portal/content/pages/sidebar';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {nearestName} from '@portal/content/text/nearestName';
import {pageRule, type Run} from '../core/rule.ts';

/** Search engines cut off longer titles. */
export const LONGEST_TITLE = 65;

const NAMES = {title: 'title', short_description: 'description'} as const;

type Key = keyof typeof NAMES;

/** The form of titles and descriptions: what a wrong one looks like, and what to say about it. */
const FORM: readonly [key: Key, wrong: RegExp, says: (value: string) => string, fix: string][] = [
  [
    'title',
    /[.!:;,]$/,
    (title) => `the title ends with "${title.at(-1)}"`,
    'remove the punctuation: a title is a name',
  ],
  [
    'title',
    new RegExp(`.{${LONGEST_TITLE + 1}}`),
    (title) => `the title has ${title.length} characters`,
    `keep to ${LONGEST_TITLE}: search results cut off the rest`,
  ],
  ['title', /\p{Extended_Pictographic}/u, () => 'the title has an emoji', 'remove it'],
  [
    'short_description',
    /.{19}[^.?]$/,
    () => 'the short_description does not end with a period',
    'write a full sentence that ends with a period',
  ],
];

const valueOf = ({keys}: Page, key: Key) => {
  const value = keys[key];
  return typeof value === 'string' ? value.trim() : '';
};

const ofForm = (page: Page): Mistake[] =>
  FORM.filter(([key, wrong]) => wrong.test(valueOf(page, key))).map(([key, , says, fix]) => {
    const value = valueOf(page, key);
    return mistake(page.placeOfKey(key), says(value), fix, value);
  });

/** Titles and descriptions that another page of the version has. Readers can't tell them apart. */
function twins(page: Page, {project}: Run): Mistake[] {
  return (Object.keys(NAMES) as Key[]).flatMap((key) => {
    const own = valueOf(page, key);
    const twin = project.pages.find(
      (other) =>
        other.file !== page.file &&
        other.version?.id === page.version?.id &&
        valueOf(other, key).toLowerCase() === own.toLowerCase(),
    );
    if (own === '' || !twin) return [];
    const message = `${twin.file} has the same ${NAMES[key]}`;
    return mistake(page.placeOfKey(key), message, 'say what only this page covers', own);
  });
}

/** Links to a previous or next page that doesn't exist. The build ends without naming the file. */
function deadNeighbors(page: Page, data: Record<string, unknown>, project: Project): Mistake[] {
  const ids = project.pages.filter(({version}) => version === page.version).map(docId);
  return ['prev', 'next'].flatMap((key) => {
    const id = data[key];
    if (typeof id !== 'string' || ids.includes(id)) return [];
    const nearest = nearestName(id, ids);
    const message = `front matter "${key}": no page has the ID "${id}"`;
    const fix = `write "${key}: false" to hide the link${nearest ? `, or "${key}: ${nearest}"` : ', or the path of a page without .mdx'}`;
    return mistake(page.placeOfKey(key), message, fix, id);
  });
}

function ofSchema({file, source, frontMatter}: Page, {root}: Project): Mistake[] {
  if ('failure' in frontMatter) return [frontMatter.failure];
  return frontMatterMistakes(frontMatter.data, source.text, file, join(root, 'static'));
}

export const frontMatter = pageRule(
  'front-matter',
  'Front matter has only known keys, with values that match the schema. Titles are short names, descriptions are full sentences, and no two pages share one.',
  (page, run) => {
    const wrong = ofSchema(page, run.project);
    const data = wrong.length === 0 ? page.keys : {};
    const neighbors = deadNeighbors(page, data, run.project);
    return [...wrong, ...neighbors, ...ofForm(page), ...twins(page, run)];
  },
);
