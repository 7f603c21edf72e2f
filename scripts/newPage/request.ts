/** Validates the flags of `npm run new-page`. Every error says what's expected. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {createSlugger} from '@docusaurus/utils';
import {distance} from 'fastest-levenshtein';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {LONGEST_TITLE} from '@portal/checks/rules/titles';
import {facts} from '@portal/content/facts';
import {pageFrontMatterSchema} from '@portal/content/pages/frontMatter';
import {nearestName} from '@portal/content/text/nearestName';
import {resolveTokens} from '@portal/content/facts/tokens';
import {folderOf, sectionsOf, type Section} from './sections.ts';

/** The page to create. */
export interface Request {
  title: string;
  description: string;
  /** The label of its section. */
  label: string;
  /** Its section, or for a page in a new section, the section before that. */
  place: Section;
  isNewSection: boolean;
  /** Its ID in sidebars: `workflows/retries`. */
  id: string;
  /** The source file. */
  file: string;
}

export const SIDEBAR = 'sidebars.ts';

const FLAGS = ['title', 'section', 'after', 'description', 'path'] as const;
type Flags = Partial<Record<(typeof FLAGS)[number], string>>;

const quotedList = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

function readFlags(args: string[]): Flags {
  const options = Object.fromEntries(FLAGS.map((flag) => [flag, {type: 'string'} as const]));
  try {
    return parseArgs({args, options}).values;
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    const [, flag] = /^Unknown option '--([\w-]+)'/.exec(message!) ?? [];
    const nearest = flag && nearestName(flag, FLAGS);
    throw new CouldNotRunError(`${message}.${nearest ? ` Did you mean --${nearest}?` : ''}`);
  }
}

/** @throws CouldNotRunError that suggests the nearest sections, or lists those with the same name */
function sectionNamed(answer: string, sections: readonly Section[]): Section {
  const wanted = answer
    .trim()
    .toLowerCase()
    .replace(/\s*>\s*/g, ' > ');
  const byPath = sections.find(({path}) => path.toLowerCase() === wanted);
  if (byPath) return byPath;
  const named = sections.filter(({label}) => label.toLowerCase() === wanted);
  if (named.length === 1) return named[0]!;
  if (named.length > 1) {
    const paths = quotedList(named.map(({path}) => path));
    throw new CouldNotRunError(
      `Several sections are called "${answer}". Expected one of ${paths}.`,
    );
  }
  const nearest = [...new Set(sections.map(({label}) => label))]
    .sort((a, b) => distance(wanted, a.toLowerCase()) - distance(wanted, b.toLowerCase()))
    .slice(0, 3);
  throw new CouldNotRunError(
    `There is no section "${answer}". Did you mean one of ${quotedList(nearest)}?`,
  );
}

/** @throws CouldNotRunError if a new section exists or has no name */
function checkNewSection(label: string, sections: readonly Section[]): void {
  if (!/^[A-Za-z0-9].+/.test(label)) {
    throw new CouldNotRunError(
      'A section needs a name of two letters or more: --section "Billing".',
    );
  }
  const same = sections.find((section) => section.label.toLowerCase() === label.toLowerCase());
  if (same) {
    throw new CouldNotRunError(
      `The section "${same.path}" already exists. Leave out --after to add a page to it.`,
    );
  }
}

const resolved = (text: string) => resolveTokens(text, facts, 'the command line');

function checkTexts(title: string, description: string): void {
  const rules = pageFrontMatterSchema.shape;
  if (!rules.title.safeParse(resolved(title)).success) {
    throw new CouldNotRunError('A page needs a title of two letters or more: --title "Retries".');
  }
  if (resolved(title).length > LONGEST_TITLE) {
    throw new CouldNotRunError(
      `The title has ${resolved(title).length} characters. Expected ${LONGEST_TITLE} at most, because search results cut off the rest.`,
    );
  }
  if (!rules.short_description.safeParse(resolved(description)).success) {
    throw new CouldNotRunError(
      `The description has ${resolved(description).length} characters. Expected one sentence of 20 to 170: --description "…".`,
    );
  }
}

/**
 * Turns flags into a page to create.
 *
 * @param args - the arguments of the command
 * @param root - the project
 * @throws CouldNotRunError for a missing or unknown flag, an unknown section, an existing page, or an
 *   invalid path
 */
export function requestFrom(args: string[], root: string): Request {
  const flags = readFlags(args);
  const sections = sectionsOf(readFileSync(join(root, SIDEBAR), 'utf8'));
  const missing = (['title', 'section'] as const).filter((flag) => flags[flag] === undefined);
  if (missing.length > 0) {
    throw new CouldNotRunError(
      `Add ${missing.map((flag) => `--${flag} "…"`).join(' ')}. ` +
        `The sections are ${quotedList(sections.map(({path}) => path))}.`,
    );
  }
  const title = flags.title!.trim();
  // A placeholder, which the writer should improve.
  const description = flags.description?.trim() || title + pageTemplate.description;
  checkTexts(title, description);

  const isNewSection = flags.after !== undefined;
  const place = sectionNamed(flags.after ?? flags.section!, sections);
  const label = isNewSection ? flags.section!.trim() : place.label;
  if (isNewSection) checkNewSection(label, sections);

  const slug = createSlugger().slug(resolved(title));
  const folder = isNewSection ? createSlugger().slug(label) : folderOf(place);
  const id = flags.path?.replace(/^\/|\/$|\.mdx$/g, '') ?? (folder ? `${folder}/${slug}` : slug);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(id)) {
    throw new CouldNotRunError(
      `"${id}" isn't a valid path for a page. Expected lowercase words with hyphens, separated by slashes: --path workflows/retries.`,
    );
  }
  const right = id.replace(/^docs\//, '').replace(/(^|\/)index$/, '');
  if (right !== id) {
    throw new CouldNotRunError(
      `Leave out "docs/" and "index": the path is that of the page's URL. Expected --path ${right || slug}.`,
    );
  }
  const files = [`docs/${id}.mdx`, `docs/${id}/index.mdx`];
  const taken = files.find((file) => existsSync(join(root, file)));
  if (taken !== undefined) {
    throw new CouldNotRunError(
      `${taken} already exists. Edit it, or choose another title or path: --path ${id}-2.`,
    );
  }
  return {title, description, label, place, isNewSection, id, file: files[0]!};
}
