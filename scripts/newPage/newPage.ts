import {parseArgs} from 'node:util';
import {closest} from 'fastest-levenshtein';
import {currentVersion} from '../../facts/versions.ts';
import {UnknownFactError} from '../../src/content/tokens.ts';
import {askForRest, type Terminal} from './ask.ts';
import {counterpartOf} from './counterpart.ts';
import {makePage} from './make.ts';
import {requestFrom, RequestError, type Answers} from './request.ts';

const FLAGS = [
  ...(['title', 'section', 'after', 'version', 'description', 'path', 'counterpart'] as const),
] as const;

const NEEDED = ['title', 'section', 'version'] as const;

/** The environment of the command. */
export interface Surroundings {
  root: string;
  /** The terminal to ask in, if there is one. */
  terminal?: Terminal | undefined;
  say(line: string): void;
}

function readFlags(args: string[]): Partial<Answers> {
  const options = Object.fromEntries(FLAGS.map((flag) => [flag, {type: 'string'} as const]));
  try {
    return parseArgs({args, options}).values as Partial<Answers>;
  } catch (error) {
    const [, flag] = /'--([\w-]+)'/.exec((error as Error).message) ?? [];
    const hint =
      flag && !FLAGS.includes(flag as never) ? ` Did you mean --${closest(flag, [...FLAGS])}?` : '';
    throw new RequestError(`${(error as Error).message.split('. ')[0]}.${hint}`);
  }
}

async function complete(given: Partial<Answers>, {root, terminal, say}: Surroundings) {
  const missing = NEEDED.filter((flag) => given[flag] === undefined);
  if (missing.length === 0) return given as Answers;
  if (terminal) return askForRest(given, root, terminal, say);
  throw new RequestError(
    `Can't ask for missing values without a terminal. Add ${missing.map((flag) => `--${flag} "…"`).join(' ')}.`,
  );
}

/**
 * Runs `npm run new-page`.
 *
 * @param args - the flags
 * @returns the exit code: 0 created, 2 not created
 */
export async function newPage(args: string[], surroundings: Surroundings): Promise<number> {
  const {root, say} = surroundings;
  try {
    const answers = await complete(readFlags(args), surroundings);
    const request = requestFrom(answers, root);
    const isOlder = request.version !== currentVersion;
    const counterpart = isOlder ? counterpartOf(request, answers.counterpart, root) : undefined;
    const [page, ...others] = await makePage(request, counterpart, root);
    say(`Created ${page}, the page at ${request.route}.`);
    say(`Also changed: ${others.join(', ')}.`);
    say(
      `Write it, link to it from another page, preview it with npm run dev, and run npm run check -- ${page}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof UnknownFactError)) throw error;
    say(error.message);
    return 2;
  }
}
