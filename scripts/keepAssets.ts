/**
 * Keeps the hashed assets of earlier deploys in a new one, so that a tab that was opened before the
 * deploy still gets the chunks of its own build.
 *
 * Each deploy includes its history in `deploys.json`: which deploy added which files. The next
 * deploy only needs that list to decide what to keep, so nothing else has to be stored.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, extname, join, relative} from 'node:path';
import * as z from 'zod';
import {mediaTypes, textTypes} from '../src/hosting/mediaTypes.ts';
import {hostModelSchema} from '../src/hosting/model.ts';
import type {Source} from './deploySources.ts';
import {compressFiles} from './compress.ts';

/**
 * Whether a file has a type that hashed assets have. HTML files are excluded because they would
 * become pages of the site.
 */
const isAsset = (file: string) => extname(file) in mediaTypes && extname(file) !== '.html';

const assetSchema = z
  .string()
  .regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/, 'a path inside the assets folder')
  .refine(isAsset, 'a file type that assets have');

const deploySchema = z.strictObject({
  /** A digest of its files. */
  id: z.string().min(1),
  /** The time of the deploy, in ISO format. */
  at: z.iso.datetime(),
  /** The SHA-256 digests of its hashed assets, by path relative to their folder. */
  files: z.record(assetSchema, z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest')),
});
const historySchema = z.strictObject({deploys: z.array(deploySchema)});

type Deploy = z.infer<typeof deploySchema>;

export interface Keeping {
  /** The new build, such as `build/`. */
  build: string;
  /** What's live now. Without it, the history starts here. */
  from?: Source;
  /** How many earlier deploys to keep at most. */
  deploys: number;
  /** Drops deploys that were replaced longer ago than this. */
  days: number;
  /** The time of this deploy. */
  now: Date;
}

export interface Kept {
  /** Earlier deploys whose assets are now in the build. */
  deploys: number;
  /** How many files were copied. */
  files: number;
  /** Files of kept deploys that the source no longer had. */
  missing: string[];
}

const DAY = 86_400_000;

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Writes a file atomically. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** The assets in a folder as relative paths with slashes, in the same order on every system. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return (
    entries
      // Compressed copies are made again, and leftovers of an interrupted run aren't needed.
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
      `${name} isn't a list of deploys: ${(error as Error).message}. ` +
        'Expected the file that an earlier run wrote. To start a new history, leave out --from.',
      {cause: error},
    );
  }
}

/**
 * The deploys to keep, newest first, without those that are too old. A deploy ages from when it was
 * replaced, because new tabs could open it until then.
 */
export function keep(former: Deploy[], {deploys, days, now}: Omit<Keeping, 'build' | 'from'>) {
  return former
    .filter((_, index) => {
      const replaced = index === 0 ? now : new Date(former[index - 1]!.at);
      return now.getTime() - replaced.getTime() <= days * DAY;
    })
    .slice(0, deploys);
}

/** The digests of the files in a folder. */
async function digestsOf(folder: string, files: readonly string[]): Promise<Deploy['files']> {
  const entries = files.map(async (file) => [file, digest(await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(entries)) as Deploy['files'];
}

/** The live deploy, if there is one. */
async function formerDeploys(from: Source | undefined, historyFile: string): Promise<Deploy[]> {
  if (!from) return [];
  const text = await from.read(historyFile);
  if (text !== undefined) return parseHistory(text.toString(), from.name + historyFile);
  throw new Error(
    `${from.name} has no ${historyFile}. Expected a deploy that \`npm run deploy:assets\` prepared. ` +
      'For the first deploy, leave out --from.',
  );
}

/**
 * Copies the assets of earlier deploys into a new build, and writes the history next to them. A
 * second run changes nothing. Only files that match the digest of their deploy are copied.
 *
 * @throws Error if the folder isn't a build, if the history can't be read, or if a file doesn't
 *   match its digest in the history
 */
export async function keepAssets({build, from, ...limits}: Keeping): Promise<Kept> {
  const model = hostModelSchema.parse(JSON.parse(await readFile(join(build, 'host.json'), 'utf8')));
  const historyFile = `${model.base}deploys.json`;
  const folder = join(build, model.hashedAssets);
  const present = await digestsOf(folder, await filesIn(folder));
  const own = join(build, historyFile);
  const before = await readFile(own, 'utf8').catch(() => undefined);
  // If an earlier run added assets to this build, its history lists which files are its own.
  const files = before === undefined ? present : parseHistory(before, own)[0]!.files;
  const current: Deploy = {
    id: digest(JSON.stringify(files)).slice(0, 16),
    at: limits.now.toISOString(),
    files,
  };

  // Deploying the same build again isn't a new deploy.
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
          `${path} in ${from!.name} isn't the file that was deployed: its digest differs from the one ` +
            `in ${historyFile}. Find out who changed it. To start a new history, leave out --from.`,
        );
      }
    } else if (expected[file] !== sum) {
      throw new Error(
        `${path} differs from the one in ${from!.name}. Expected the same content under the same ` +
          'name. Check whether one of the two folders is damaged.',
      );
    }
  }
  for (const [file, content] of brought) await writeWhole(file, content);
  await compressFiles([...brought.keys()].filter((file) => extname(file) in textTypes));
  await writeWhole(own, `${JSON.stringify({deploys: [current, ...kept]}, null, 1)}\n`);
  return {deploys: kept.length, files: brought.size, missing};
}
