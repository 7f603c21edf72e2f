/** What `npm run new-page` is asked for, checked; every mistake names what would be right. */
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

/** The page cannot be made as it was asked for. */
export class RequestError extends Error {
  override name = 'RequestError';
}

/** What a person says. */
export interface Answers {
  title: string;
  section: string;
  version: string;
  description?: string | undefined;
  /** The section that a new one comes behind: with it, `section` is the label of a new section. */
  after?: string | undefined;
  /** The page's place in the version's folder, where it does not follow from section and title. */
  path?: string | undefined;
  /** For a page of an older version: the page of the next one about the same thing. */
  counterpart?: string | undefined;
}

/** The page to be made. */
export interface Request {
  title: string;
  description: string;
  section: Section;
  /** Set where the section is a new one: the section that it comes behind. */
  after?: Section;
  version: Version;
  /** How sidebars call it: `workflows/retries`. */
  id: string;
  /** The source file. */
  file: string;
  /** The address, relative to the site. */
  route: string;
  sidebarFile: string;
}

const nearest = (word: string, words: readonly string[], most = 3): string =>
  [...words]
    .sort((a, b) => distance(word, a.toLowerCase()) - distance(word, b.toLowerCase()))
    .slice(0, most)
    .map((candidate) => `"${candidate}"`)
    .join(', ');

/** @throws RequestError that names the versions there are */
export function versionNamed(answer: string): Version {
  const version = versions.find(({id}) => id === answer.trim().toLowerCase());
  if (version) return version;
  const names = versions.map(({id}) => id).join(', ');
  throw new RequestError(`There is no version "${answer}". There are, newest first: ${names}.`);
}

/** The sections that a page of a version can stand in. */
export function sectionsIn(root: string, version: Version): Section[] {
  const file = sidebarOf(version);
  return sectionsOf(file, readFileSync(join(root, file), 'utf8'));
}

/** @throws RequestError that names the nearest sections, or those that share the name */
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
    throw new RequestError(`Several sections are called "${answer}": write one of ${paths}.`);
  }
  const labels = [...new Set(sections.map(({label}) => label))];
  throw new RequestError(
    `There is no section "${answer}". The nearest are ${nearest(wanted, labels)}.`,
  );
}

/**
 * A section that is not there yet.
 *
 * @throws RequestError when it is, or when it has no name
 */
function newSection(answer: string, sections: readonly Section[]): Section {
  const label = answer.trim();
  if (!/^[A-Za-z0-9].+/.test(label)) {
    throw new RequestError('A section needs a name of two letters or more: --section "Billing".');
  }
  const same = sections.find((section) => section.label.toLowerCase() === label.toLowerCase());
  if (same) {
    throw new RequestError(
      `There is a section "${same.path}". Leave --after out to add a page to it.`,
    );
  }
  return {path: label, label, ids: [], insertAt: 0, isEmpty: true, endsAt: 0};
}

/** A sentence for a page that was given none; the writer says it better. */
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
 * Turns answers into a page to be made.
 *
 * @param root - the project
 * @throws RequestError for an unknown section or version, a page that exists, a path that is none
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
      `"${id}" is no place for a page. Expected lower-case words with dashes, between slashes: --path workflows/retries.`,
    );
  }
  const base = folderOfVersion(version);
  const taken = [`${base}${id}.mdx`, `${base}${id}/index.mdx`].find((file) =>
    existsSync(join(root, file)),
  );
  if (taken !== undefined) {
    throw new RequestError(
      `${taken} exists. Edit it, or choose another title, or another place: --path ${id}-2.`,
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
