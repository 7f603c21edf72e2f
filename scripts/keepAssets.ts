/**
 * Keeps the hashed assets of former deploys in a new one, so that a tab that was opened before the
 * deploy still gets the chunks that it was built with.
 *
 * Every deploy carries its history, `deploys.json`: which deploy brought which files. What the next
 * one keeps is decided by that list alone, so nothing else needs to be remembered anywhere.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import * as z from 'zod';
import {hostModelSchema} from '../src/hosting/model.ts';
import type {Source} from './deploySources.ts';
import {compressFiles} from './compress.ts';

const deploySchema = z.strictObject({
  /** A digest of its files. */
  id: z.string().min(1),
  /** When it was made, in ISO form. */
  at: z.iso.datetime(),
  /** Its hashed assets, relative to their folder. */
  files: z.array(
    z.string().regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/, 'a path within the assets'),
  ),
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

/**
 * Brings the assets of former deploys into a new build and writes the history beside them. Running
 * it twice changes nothing.
 *
 * @throws Error when the build is none, when the history cannot be read, or when two deploys have
 *   different files of one name, which hashed names rule out
 */
export async function keepAssets({build, from, ...limits}: Keeping): Promise<Kept> {
  const model = hostModelSchema.parse(JSON.parse(await readFile(join(build, 'host.json'), 'utf8')));
  const historyFile = `${model.base}deploys.json`;
  const folder = join(build, model.hashedAssets);
  const present = await filesIn(folder);
  const own = join(build, historyFile);
  const before = await readFile(own, 'utf8').catch(() => undefined);
  // A build that assets were brought into knows which files are its own.
  const files = before === undefined ? present : parseHistory(before, own)[0]!.files;
  const current: Deploy = {
    id: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16),
    at: limits.now.toISOString(),
    files,
  };

  const text = await from?.read(historyFile);
  if (from && text === undefined) {
    throw new Error(
      `${from.name} has no ${historyFile}. Expected a deploy that \`npm run deploy:assets\` was run ` +
        'on. For the first one, leave --from out.',
    );
  }
  const former = text === undefined ? [] : parseHistory(text.toString(), from!.name + historyFile);
  // The same build once more is no new deploy.
  const others = former.filter(({id}) => id !== current.id);
  const kept = keep(others, limits);

  const wanted = [...new Set(kept.flatMap((deploy) => deploy.files))];
  const missing: string[] = [];
  const brought: string[] = [];
  for (const file of wanted) {
    const content = await from!.read(model.hashedAssets + file);
    if (content === undefined) {
      missing.push(file);
    } else if (present.includes(file)) {
      if (!content.equals(await readFile(join(folder, file)))) {
        throw new Error(
          `${model.hashedAssets}${file} differs from the one of ${from!.name}. Expected the same ` +
            'content under the same name: is one of the two folders damaged?',
        );
      }
    } else {
      await writeWhole(join(folder, file), content);
      brought.push(join(folder, file));
    }
  }
  await compressFiles(brought);
  await writeWhole(own, `${JSON.stringify({deploys: [current, ...kept]}, null, 1)}\n`);
  return {deploys: kept.length, files: brought.length, missing};
}
