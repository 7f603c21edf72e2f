/** Validates the flags of `npm run new-page`. Every error says what's expected. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {LONGEST_TITLE} from '@portal/checks/rules/front-matter';
import {facts} from '@portal/content/facts';
import {pageFrontMatterSchema} from '@portal/content/pages/frontMatter';
import {nearestName} from '@portal/content/text/nearestName';
import {resolveTokens} from '@portal/content/facts/tokens';

/** The page to create. */
export interface Request {
  title: string;
  description: string;
  /** Its ID in sidebars: `workflows/retries`. */
  id: string;
  /** The source file. */
  file: string;
}

const FLAGS = ['title', 'path', 'description'] as const;
type Flags = Partial<Record<(typeof FLAGS)[number], string>>;

function readFlags(args: string[]): Flags {
  const options = Object.fromEntries(FLAGS.map((flag) => [flag, {type: 'string'} as const]));
  try {
    return parseArgs({args, options}).values;
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    if (process.env.npm_config_title !== undefined) {
      throw new CouldNotRunError(
        'npm took --title for itself. Write -- before it: npm run new-page -- --title "…"',
      );
    }
    const [, flag] = /^Unknown option '--([\w-]+)'/.exec(message!) ?? [];
    const nearest = flag && nearestName(flag, FLAGS);
    throw new CouldNotRunError(`${message}.${nearest ? ` Did you mean --${nearest}?` : ''}`);
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

/** The ID of a page, from the path of its URL. */
function idOf(path: string): string {
  const id = path.replace(/^\/|\/$|\.mdx$/g, '');
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(id)) {
    throw new CouldNotRunError(
      `"${id}" isn't a valid path for a page. Expected lowercase words with hyphens, separated by slashes: --path workflows/retries.`,
    );
  }
  const right = id.replace(/^docs\//, '').replace(/\/index$/, '');
  if (right !== id) {
    throw new CouldNotRunError(
      `Leave out "docs/" and "index": the path is that of the page's URL. Expected --path ${right}.`,
    );
  }
  return id;
}

/**
 * Turns flags into a page to create.
 *
 * @param args - the arguments of the command
 * @param root - the project
 * @throws CouldNotRunError for a missing or unknown flag, an existing page, or an invalid path
 */
export function requestFrom(args: string[], root: string): Request {
  const flags = readFlags(args);
  if (flags.title === undefined || flags.path === undefined) {
    throw new CouldNotRunError(
      'Expected a title and the path of the URL: --title "Dead letters" --path workflows/dead-letters.',
    );
  }
  const title = flags.title.trim();
  // A placeholder, which the writer should improve.
  const description = flags.description?.trim() || title + pageTemplate.description;
  checkTexts(title, description);
  const id = idOf(flags.path);
  const files = [`docs/${id}.mdx`, `docs/${id}/index.mdx`];
  const taken = files.find((file) => existsSync(join(root, file)));
  if (taken !== undefined) {
    throw new CouldNotRunError(
      `${taken} already exists. Edit it, or choose another path: --path ${id}-2.`,
    );
  }
  return {title, description, id, file: files[0]!};
}
