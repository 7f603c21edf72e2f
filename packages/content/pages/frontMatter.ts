/** The front matter of a page: the allowed keys and their translation for Docusaurus. */
import {isMap, isScalar, parseDocument} from 'yaml';
import * as z from 'zod';
import {nearestName} from '../text/nearestName.ts';
import {fileExists} from './fileExists.ts';

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

interface Problem {
  line: number;
  message: string;
  fix: string;
}

/** The front matter of a page doesn't match the schema. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
  constructor(
    file: string,
    readonly problems: Problem[],
  ) {
    super(
      problems.map(({line, message, fix}) => `${file}:${line}: ${message} → ${fix}`).join('\n'),
    );
  }
}

/** The line of a top-level key in the source, or the first line. */
const lineOf = (source: string, key: string) =>
  source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;

function problemsOf(issue: z.core.$ZodIssue, data: unknown, source: string): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const keys = Object.keys(pageFrontMatterSchema.shape);
      const nearest = nearestName(key, keys);
      const hint = nearest ? `did you mean "${nearest}"?` : `known are ${keys.join(', ')}`;
      const fix = nearest ? `write ${nearest}, or remove the key` : 'remove the key';
      return {
        line: lineOf(source, key),
        message: `unknown front matter key "${key}"; ${hint}`,
        fix,
      };
    });
  }
  const key = String(issue.path[0]);
  const what = Object.hasOwn(Object(data), key) ? `: ${issue.message}` : ' is missing';
  return [{line: lineOf(source, key), message: `front matter "${key}"${what}`, fix: fixOf(key)}];
}

/** Stands for the start of a token, which YAML would read as a map. Texts don't contain it. */
const TOKEN = '\uE000';

/** Values that YAML cuts off, because it reads a space and `#` as the start of a comment. */
function cutOff(source: string): Problem[] {
  const [, text = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  const {contents} = parseDocument(text.replaceAll('{{', TOKEN));
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.comment !== 'string') return [];
    const name = String(key.value);
    const message = `front matter "${name}" ends before "#${value.comment}", which YAML reads as a comment`;
    const fix = `write ${name}: ${JSON.stringify(`${String(value.value)} #${value.comment}`)}`;
    const said = {message, fix: fix.replaceAll(TOKEN, '{{')};
    return [{line: lineOf(source, name), ...said}];
  });
}

/**
 * Checks the front matter of a page.
 *
 * @param data - the parsed YAML, facts resolved
 * @param source - the file's text, to find lines
 * @param file - the file's path relative to the site, for messages
 * @param staticDir - the folder that thumbnails are served from
 * @returns the front matter, typed
 * @throws FrontMatterError with the file, the line and the nearest valid key
 */
export function checkFrontMatter(
  data: unknown,
  source: string,
  file: string,
  staticDir: string,
): PageFrontMatter {
  const result = pageFrontMatterSchema.safeParse(data);
  const issues = result.error?.issues ?? [];
  const problems = [
    ...cutOff(source),
    ...issues.flatMap((issue) => problemsOf(issue, data, source)),
  ];
  if (!result.success || problems.length > 0) throw new FrontMatterError(file, problems);
  const {thumbnail} = result.data;
  if (thumbnail && !fileExists(staticDir, thumbnail)) {
    throw new FrontMatterError(file, [
      {
        line: lineOf(source, 'thumbnail'),
        message: `front matter "thumbnail": no file at static${thumbnail}`,
        fix: `add the file, or ${fixOf('thumbnail')}`,
      },
    ]);
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
