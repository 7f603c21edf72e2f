/** The front matter of a page: the allowed keys and their translation for Docusaurus. */
import * as z from 'zod';
import {type Mistake, mistake, MistakesError} from '../mistake.ts';
import {nearestName} from '../text/nearestName.ts';
import {fileExists} from './fileExists.ts';
import {FrontMatterText} from './frontMatterText.ts';

const pagerLink = z.literal(false).or(z.string()).optional().describe('false, or the ID of a page');

/** The allowed keys. Their descriptions are the expected values, for messages. */
export const pageFrontMatterSchema = z.strictObject({
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
  // Docusaurus' own keys that this site uses:
  slug: z
    .string()
    .startsWith('/')
    .optional()
    .describe('the path of the page, with a slash at both ends, such as /limits/'),
  sidebar_label: z.string().min(1).optional().describe('a shorter name for the sidebar'),
  pagination_label: z
    .string()
    .min(1)
    .optional()
    .describe('a shorter name for the links to the previous and next page'),
  toc_max_heading_level: z.number().int().min(2).max(6).optional().describe('a number from 2 to 6'),
  hide_table_of_contents: z.boolean().optional().describe('true or false'),
});

/** Front matter as a contributor writes it. */
export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;

const fixOf = (key: string) =>
  `write "${key}: …": ${pageFrontMatterSchema.shape[key as keyof PageFrontMatter].description}`;

function mistakesOf(issue: z.core.$ZodIssue, data: unknown, source: FrontMatterText): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const keys = Object.keys(pageFrontMatterSchema.shape);
      const nearest = nearestName(key, keys);
      const hint = nearest ? `did you mean "${nearest}"?` : `known are ${keys.join(', ')}`;
      const fix = nearest ? `write ${nearest}, or remove the key` : 'remove the key';
      return mistake(source.placeOf(key), `unknown front matter key "${key}"; ${hint}`, fix);
    });
  }
  const key = String(issue.path[0]);
  const what = Object.hasOwn(Object(data), key) ? `: ${issue.message}` : ' is missing';
  return [mistake(source.placeOf(key), `front matter "${key}"${what}`, fixOf(key))];
}

/**
 * Checks the front matter of a page.
 *
 * @param data - the parsed YAML, facts resolved
 * @param text - the page as it's written, to find places
 * @param file - the file's path relative to the site, for messages
 * @param staticDir - the folder that thumbnails are served from
 * @returns the front matter, typed
 * @throws MistakesError with the nearest valid key
 */
export function checkFrontMatter(
  data: unknown,
  text: string,
  file: string,
  staticDir: string,
): PageFrontMatter {
  const source = new FrontMatterText(file, text);
  const result = pageFrontMatterSchema.safeParse(data);
  const issues = result.error?.issues ?? [];
  const mistakes = [
    ...source.misreadings(),
    ...issues.flatMap((issue) => mistakesOf(issue, data, source)),
  ];
  if (!result.success || mistakes.length > 0) throw new MistakesError(mistakes);
  const {thumbnail} = result.data;
  if (thumbnail && !fileExists(staticDir, thumbnail)) {
    const message = `front matter "thumbnail": no file at static${thumbnail}`;
    const fix = `add the file, or ${fixOf('thumbnail')}`;
    throw new MistakesError([mistake(source.placeOf('thumbnail'), message, fix)]);
  }
  return result.data;
}

/**
 * Adds the keys that Docusaurus reads to a page's front matter. The page's own keys stay, because they
 * are part of the page data.
 *
 * @param page - checked front matter
 * @param route - the route from the file's path, see `routeOf`
 */
export function toDocusaurus(page: PageFrontMatter, route: string): Record<string, unknown> {
  const {short_description, thumbnail, prev, next, sidebar, slug} = page;
  return {
    ...page,
    slug: slug ?? route,
    description: short_description,
    ...(thumbnail && {image: thumbnail}),
    ...(prev !== undefined && {pagination_prev: prev === false ? null : prev}),
    ...(next !== undefined && {pagination_next: next === false ? null : next}),
    ...(sidebar === false && {displayed_sidebar: null}),
  };
}
