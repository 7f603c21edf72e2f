/**
 * Keeps the hashed assets of former deploys in a new one, so that a tab that was opened before the
 * deploy still gets the chunks that it was built with.
 *
 * Every deploy carries its history, `deploys.json`: which deploy brought which files. What the next
 * one keeps is decided by that list alone, so nothing else needs to be remembered anywhere.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, extname, join, relative} from 'node:path';
import * as z from 'zod';
import {mediaTypes, textTypes} from '../src/hosting/mediaTypes.ts';
import {hostModelSchema} from '../src/hosting/model.ts';
import type {Source} from './deploySources.ts';
import {compressFiles} from './compress.ts';

/** Whether a file is of a kind that hashed assets are. A page among them would be one of the site. */
const isAsset = (file: string) => extname(file) in mediaTypes && extname(file) !== '.html';

const assetSchema = z
  .string()
  .regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/, 'a path within the assets')
  .refine(isAsset, 'a kind of file that assets are');

const deploySchema = z.strictObject({
  /** A digest of its files. */
  id: z.string().min(1),
  /** When it was made, in ISO form. */
  at: z.iso.datetime(),
  /** The SHA-256 digests of its hashed assets, by path relative to their folder. */
  files: z.record(assetSchema, z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest')),
});
const historySchema = z.strictObject({deploys: z.array(deploySchema)});

type Deploy = z.infer<typeof deploySchema>;

export interface Keeping {
  /** The new build, such as `build/`. */
  build: string;
  /** What is live now; without it, the history begins. */
  from?: Source;
  /** How many former deploys are kept at most. */
  deploys: number;
  /** Former deploys that were replaced longer ago are dropped. */
  days: number;
  /** The time of this deploy. */
  now: Date;
}

export interface Kept {
  /** Former deploys whose assets are in the build now. */
  deploys: number;
  /** Files that were brought over. */
  files: number;
  /** Files of kept deploys that the source no longer had. */
  missing: string[];
}

const DAY = 86_400_000;

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Writes a file so that it is there as a whole or not at all. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** The assets in a folder, as relative paths with slashes, in the same order everywhere. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return (
    entries
      // Compressed copies are made anew, and what a broken run left is nobody's.
      .filter((entry) => entry.isFile() && !/\.(br|gz|part)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isAsset)
      .sort()
  );
}

function parseHistory(text: string, name: string): Deploy[] {
  try {
    return historySchema.parse(JSON.parse(text)).deploys;
  } catch (error) {
    throw new Error(
      `${name} is no list of deploys: ${(error as Error).message}. ` +
        'Expected the file that an earlier run wrote. Without --from, a new history begins.',
      {cause: error},
    );
  }
}

/**
 * The deploys to keep: newest first, without those that are too old. A deploy ages from the moment
 * it was replaced, because until then new tabs were opened from it.
 */
export function keep(former: Deploy[], {deploys, days, now}: Omit<Keeping, 'build' | 'from'>) {
  return former
    .filter((_, index) => {
      const replaced = index === 0 ? now : new Date(former[index - 1]!.at);
      return now.getTime() - replaced.getTime() <= days * DAY;
    })
    .slice(0, deploys);
}

/** The digests of files in a folder. */
async function digestsOf(folder: string, files: readonly string[]): Promise<Deploy['files']> {
  const entries = files.map(async (file) => [file, digest(await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(entries)) as Deploy['files'];
}

/** What is live, if anything is. */
async function formerDeploys(from: Source | undefined, historyFile: string): Promise<Deploy[]> {
  if (!from) return [];
  const text = await from.read(historyFile);
  if (text !== undefined) return parseHistory(text.toString(), from.name + historyFile);
  throw new Error(
    `${from.name} has no ${historyFile}. Expected a deploy that \`npm run deploy:assets\` was run ` +
      'on. For the first one, leave --from out.',
  );
}

/**
 * Brings the assets of former deploys into a new build and writes the history beside them. Running
 * it twice changes nothing. A file is taken only if it's the one that its deploy brought.
 *
 * @throws Error when the build is none, when the history cannot be read, or when a file isn't the one
 *   that the history names
 */
export async function keepAssets({build, from, ...limits}: Keeping): Promise<Kept> {
  const model = hostModelSchema.parse(JSON.parse(await readFile(join(build, 'host.json'), 'utf8')));
  const historyFile = `${model.base}deploys.json`;
  const folder = join(build, model.hashedAssets);
  const present = await digestsOf(folder, await filesIn(folder));
  const own = join(build, historyFile);
  const before = await readFile(own, 'utf8').catch(() => undefined);
  // A build that assets were brought into knows which files are its own.
  const files = before === undefined ? present : parseHistory(before, own)[0]!.files;
  const current: Deploy = {
    id: digest(JSON.stringify(files)).slice(0, 16),
    at: limits.now.toISOString(),
    files,
  };

  // The same build once more is no new deploy.
  const former = await formerDeploys(from, historyFile);
  const kept = keep(
    former.filter(({id}) => id !== current.id),
    limits,
  );

  const missing: string[] = [];
  const brought = new Map<string, Buffer>();
  const expected = {...present};
  for (const [file, sum] of kept.flatMap((deploy) => Object.entries(deploy.files))) {
    const path = model.hashedAssets + file;
    if (expected[file] === undefined) {
      expected[file] = sum;
      const content = await from!.read(path);
      if (content === undefined) missing.push(file);
      else if (digest(content) === sum) brought.set(join(folder, file), content);
      else {
        throw new Error(
          `${path} of ${from!.name} isn't the file that was deployed: its digest differs from the ` +
            `one in ${historyFile}. Find out who changed it. Without --from, a new history begins.`,
        );
      }
    } else if (expected[file] !== sum) {
      throw new Error(
        `${path} differs from the one of ${from!.name}. Expected the same content under the same ` +
          'name: is one of the two folders damaged?',
      );
    }
  }
  for (const [file, content] of brought) await writeWhole(file, content);
  await compressFiles([...brought.keys()].filter((file) => extname(file) in textTypes));
  await writeWhole(own, `${JSON.stringify({deploys: [current, ...kept]}, null, 1)}\n`);
  return {deploys: kept.length, files: brought.size, missing};
}
