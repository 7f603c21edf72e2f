/** The front matter of a page: the allowed keys and their translation for Docusaurus. */
import * as z from 'zod';
import {type Mistake, mistake} from '../mistake.ts';
import {nearestName} from '../text/nearestName.ts';
import {fileExists} from './fileExists.ts';
import {FrontMatterText} from './frontMatterText.ts';

const pagerLink = z.literal(false).or(z.string()).optional().describe('false, or the ID of a page');

/** The keys of this site. Their descriptions are the expected values, for messages. */
export const pageFrontMatterSchema = z.object({
  title: z.string().min(2).describe('the heading of the page, with at least two characters'),
  /** One sentence that tells readers whether this is their page: meta description and card text. */
  short_description: z.string().min(20).max(170).describe('one sentence of 20 to 170 characters'),
  /** The social image and the card image. */
  thumbnail: z
    .string()
    .startsWith('/img/')
    .optional()
    .describe('a picture under static/, such as /img/cards/delay.svg'),
  /** `false` hides the link to the previous or next page. */
  prev: pagerLink,
  next: pagerLink,
  sidebar: z.literal(false).optional().describe('false; leave out the key to show the sidebar'),
  meta_label: z
    .string()
    .min(1)
    .optional()
    .describe('the name that analytics records instead of the route'),
});

/** Docusaurus checks the values of its own keys. `description` can stand for `short_description`. */
const DOCUSAURUS_KEYS = (
  'id slug title_meta description image keywords tags last_update draft unlisted hide_title ' +
  'custom_edit_url parse_number_prefixes hide_table_of_contents toc_min_heading_level ' +
  'toc_max_heading_level sidebar_key sidebar_label sidebar_position sidebar_class_name ' +
  'sidebar_custom_props displayed_sidebar pagination_label pagination_prev pagination_next mdx'
).split(' ');

const KEYS = [...Object.keys(pageFrontMatterSchema.shape), ...DOCUSAURUS_KEYS];

/** The keys of this site's pages as a contributor writes them. */
export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;

const fixOf = (key: string) =>
  `write "${key}: …": ${pageFrontMatterSchema.shape[key as keyof PageFrontMatter].description}`;

function unknownKey(key: string, source: FrontMatterText): Mistake {
  const nearest = nearestName(key, KEYS);
  const hint = nearest ? `did you mean "${nearest}"?` : `known are ${KEYS.join(', ')}`;
  const fix = nearest ? `write ${nearest}, or remove the key` : 'remove the key';
  return mistake(source.placeOf(key), `unknown front matter key "${key}"; ${hint}`, fix);
}

/**
 * Returns what's wrong with the front matter of a page. The build needs none of it to be right.
 *
 * @param data - the parsed YAML, facts resolved
 * @param text - the page as it's written, to find places
 * @param file - the file's path relative to the site
 * @param staticDir - the folder that thumbnails are served from
 */
export function frontMatterMistakes(
  data: Readonly<Record<string, unknown>>,
  text: string,
  file: string,
  staticDir: string,
): Mistake[] {
  const source = new FrontMatterText(file, text);
  const {description, thumbnail} = data;
  const page = description === undefined ? data : {short_description: description, ...data};
  const wrong = (pageFrontMatterSchema.safeParse(page).error?.issues ?? []).map((issue) => {
    const key = String(issue.path[0]);
    const what = Object.hasOwn(page, key) ? `: ${issue.message}` : ' is missing';
    return mistake(source.placeOf(key), `front matter "${key}"${what}`, fixOf(key));
  });
  const unknown = Object.keys(data).filter((key) => !KEYS.includes(key));
  const mistakes = [
    ...source.misreadings(),
    ...wrong,
    ...unknown.map((key) => unknownKey(key, source)),
  ];
  if (mistakes.length === 0 && typeof thumbnail === 'string' && !fileExists(staticDir, thumbnail)) {
    const message = `front matter "thumbnail": no file at static${thumbnail}`;
    const fix = `add the file, or ${fixOf('thumbnail')}`;
    mistakes.push(mistake(source.placeOf('thumbnail'), message, fix));
  }
  return mistakes;
}

/** The keys that {@link toDocusaurus} and the configuration add. */
const ADDED_KEYS =
  'slug description image used_by pagination_prev pagination_next displayed_sidebar'.split(' ');

/** The front matter as it's written, from that of a built page: without the keys that were added. */
export const writtenKeys = (built: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(built).filter(([key]) => !ADDED_KEYS.includes(key)));

/**
 * Adds the keys that Docusaurus reads to a page's front matter. The page's own keys stay, because they
 * are part of the page data.
 *
 * @param page - the front matter as it's written
 * @param route - the route of the page, see `routeOf`
 */
export function toDocusaurus(
  page: Readonly<Record<string, unknown>>,
  route: string,
): Record<string, unknown> {
  const {short_description, thumbnail, prev, next, sidebar} = page;
  return {
    ...page,
    slug: route,
    ...(short_description !== undefined && {description: short_description}),
    ...(thumbnail !== undefined && {image: thumbnail}),
    ...(prev !== undefined && {pagination_prev: prev === false ? null : prev}),
    ...(next !== undefined && {pagination_next: next === false ? null : next}),
    ...(sidebar === false && {displayed_sidebar: null}),
  };
}
