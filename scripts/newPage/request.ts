/** Validates the input of `npm run new-page`. Every error says what's expected. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {distance} from 'fastest-levenshtein';
import {facts} from '../../facts/index.ts';
import {
  folderOf as folderOfVersion,
  prefixOf,
  sidebarOf,
  type Version,
  versions,
} from '../../facts/versions.ts';
import {pageFrontMatterSchema} from '../../src/content/frontMatter.ts';
import {resolveTokens} from '../../src/content/tokens.ts';
import {folderOf, sectionsOf, type Section} from './sections.ts';

/** The request for a page is invalid. */
export class RequestError extends Error {
  override name = 'RequestError';
}

/** The answers of a writer. */
export interface Answers {
  title: string;
  section: string;
  version: string;
  description?: string | undefined;
  /** The section before a new one. If it's set, `section` is the label of a new section. */
  after?: string | undefined;
  /** The page's path in the version's folder, if it doesn't follow from section and title. */
  path?: string | undefined;
  /** For a page of an older version, the matching page of the next one. */
  counterpart?: string | undefined;
}

/** The page to create. */
export interface Request {
  title: string;
  description: string;
  section: Section;
  /** The section before the new one, if the section is new. */
  after?: Section;
  version: Version;
  /** The page's ID in sidebars: `workflows/retries`. */
  id: string;
  /** The source file. */
  file: string;
  /** The URL, relative to the site. */
  route: string;
  sidebarFile: string;
}

const nearest = (word: string, words: readonly string[], most = 3): string =>
  [...words]
    .sort((a, b) => distance(word, a.toLowerCase()) - distance(word, b.toLowerCase()))
    .slice(0, most)
    .map((candidate) => `"${candidate}"`)
    .join(', ');

/** @throws RequestError that lists the versions */
export function versionNamed(answer: string): Version {
  const version = versions.find(({id}) => id === answer.trim().toLowerCase());
  if (version) return version;
  const names = versions.map(({id}) => id).join(', ');
  throw new RequestError(`There is no version "${answer}". Expected one of ${names}.`);
}

/** The sections of a version that can contain a page. */
export function sectionsIn(root: string, version: Version): Section[] {
  const file = sidebarOf(version);
  return sectionsOf(file, readFileSync(join(root, file), 'utf8'));
}

/** @throws RequestError that suggests the nearest sections, or lists those with the same name */
export function sectionNamed(answer: string, sections: readonly Section[]): Section {
  const wanted = answer
    .trim()
    .toLowerCase()
    .replace(/\s*>\s*/g, ' > ');
  const byPath = sections.find(({path}) => path.toLowerCase() === wanted);
  if (byPath) return byPath;
  const [first, ...others] = sections.filter(({label}) => label.toLowerCase() === wanted);
  if (first && others.length === 0) return first;
  if (first) {
    const paths = [first, ...others].map(({path}) => `"${path}"`).join(', ');
    throw new RequestError(`Several sections are called "${answer}". Expected one of ${paths}.`);
  }
  const labels = [...new Set(sections.map(({label}) => label))];
  throw new RequestError(
    `There is no section "${answer}". Did you mean one of ${nearest(wanted, labels)}?`,
  );
}

/**
 * Returns a section that doesn't exist yet.
 *
 * @throws RequestError if it exists or has no name
 */
function newSection(answer: string, sections: readonly Section[]): Section {
  const label = answer.trim();
  if (!/^[A-Za-z0-9].+/.test(label)) {
    throw new RequestError('A section needs a name of two letters or more: --section "Billing".');
  }
  const same = sections.find((section) => section.label.toLowerCase() === label.toLowerCase());
  if (same) {
    throw new RequestError(
      `The section "${same.path}" already exists. Leave out --after to add a page to it.`,
    );
  }
  return {path: label, label, ids: [], insertAt: 0, isEmpty: true, endsAt: 0};
}

/** A placeholder description, which the writer should improve. */
const plainDescription = (title: string) =>
  `${title}: what it is for, how it is used, and what to do when it fails.`;

function checkedTexts({title, description}: Answers): {title: string; description: string} {
  const texts = {
    title: title.trim(),
    short_description: (description?.trim() ?? '') || plainDescription(title.trim()),
  };
  const resolve = (text: string) => resolveTokens(text, facts, {file: 'the command line'});
  const {title: titleRule, short_description: descriptionRule} = pageFrontMatterSchema.shape;
  if (!titleRule.safeParse(resolve(texts.title)).success) {
    throw new RequestError('A page needs a title of two letters or more: --title "Retries".');
  }
  const {length} = resolve(texts.short_description);
  if (!descriptionRule.safeParse(resolve(texts.short_description)).success) {
    throw new RequestError(
      `The description has ${length} characters. Expected one sentence of 20 to 170: --description "…".`,
    );
  }
  return {title: texts.title, description: texts.short_description};
}

/**
 * Turns answers into a page to create.
 *
 * @param root - the project
 * @throws RequestError for an unknown section or version, an existing page, or an invalid path
 */
export function requestFrom(answers: Answers, root: string): Request {
  const version = versionNamed(answers.version);
  const sections = sectionsIn(root, version);
  const after = answers.after === undefined ? undefined : sectionNamed(answers.after, sections);
  const section = after
    ? newSection(answers.section, sections)
    : sectionNamed(answers.section, sections);
  const {title, description} = checkedTexts(answers);
  const slug = createSlugger().slug(resolveTokens(title, facts, {file: 'the command line'}));
  const folder = after ? createSlugger().slug(section.label) : folderOf(section);
  const id = answers.path?.replace(/^\/|\/$|\.mdx$/g, '') ?? (folder ? `${folder}/${slug}` : slug);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(id)) {
    throw new RequestError(
      `"${id}" isn't a valid path for a page. Expected lowercase words with hyphens, separated by slashes: --path workflows/retries.`,
    );
  }
  const base = folderOfVersion(version);
  const taken = [`${base}${id}.mdx`, `${base}${id}/index.mdx`].find((file) =>
    existsSync(join(root, file)),
  );
  if (taken !== undefined) {
    throw new RequestError(
      `${taken} already exists. Edit it, or choose another title or path: --path ${id}-2.`,
    );
  }
  return {
    ...{title, description, section, version, id},
    ...(after && {after}),
    file: `${base}${id}.mdx`,
    route: `${prefixOf(version)}/${id}/`,
    sidebarFile: sidebarOf(version),
  };
}
