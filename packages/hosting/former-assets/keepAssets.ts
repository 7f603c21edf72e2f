/**
 * Keeps the hashed assets of earlier deploys in a new one, so that a tab that was opened before the
 * deploy still gets the chunks of its own build.
 *
 * Each deploy lists its assets in `deploys.json`, and says when those of earlier deploys were
 * replaced. The next deploy only needs that list to decide what to keep, so nothing else has to be
 * stored.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {glob} from 'tinyglobby';
import * as z from 'zod';
import {mediaTypes, textTypes} from '../rules/mediaTypes.ts';
import {hostModelSchema} from '../rules/model.ts';
import type {Source} from './deploySources.ts';
import {compressFiles} from '../finishing/compress.ts';

/**
 * Whether a file has a type that hashed assets have. HTML files are excluded because they would
 * become pages of the site.
 */
const isAsset = (file: string) => extname(file) in mediaTypes && extname(file) !== '.html';

const assetSchema = z
  .string()
  .regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/, 'a path inside the assets folder')
  .refine(isAsset, 'a file type that assets have');

/** The assets of a deploy, by path relative to their folder. */
const listSchema = z.record(
  assetSchema,
  z.strictObject({
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest'),
    /** When the last build that contains this file was replaced. Files of this build have none. */
    replaced: z.iso.datetime().optional(),
  }),
);
type List = z.infer<typeof listSchema>;

export interface Keeping {
  /** The new build, such as `build/`. */
  build: string;
  /** What's live now. Without it, the list starts here. */
  from?: Source;
  /** Drops files that were replaced longer ago than this. */
  days: number;
  /** The time of this deploy. */
  now: Date;
}

export interface Kept {
  /** How many files of earlier deploys are in the build. */
  files: number;
  /** Files of earlier deploys that the source no longer had. */
  missing: string[];
}

const DAY = 86_400_000;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Lists the assets in a folder, in the same order on every system. */
async function assetsIn(folder: string): Promise<List> {
  const files = (await glob('**', {cwd: folder})).filter(isAsset).sort();
  const list: List = {};
  for (const file of files) list[file] = {digest: digestOf(await readFile(join(folder, file)))};
  return list;
}

function parseList(text: string, name: string): List {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${name} isn't a list of assets: ${(error as Error).message}. ` +
        'Expected the file that an earlier run wrote. To start a new list, leave out --from.',
      {cause: error},
    );
  }
}

/** The build's own assets, without those that an earlier run of this command added. */
async function ownAssets(folder: string, listFile: string): Promise<List> {
  if (!existsSync(listFile)) return assetsIn(folder);
  const list = parseList(await readFile(listFile, 'utf8'), listFile);
  return Object.fromEntries(Object.entries(list).filter(([, {replaced}]) => !replaced));
}

/** The assets of the live deploy, if there is one. */
async function formerAssets(from: Source | undefined, listFile: string): Promise<List> {
  if (!from) return {};
  const text = await from.read(listFile);
  if (text !== undefined) return parseList(text.toString(), from.name + listFile);
  throw new Error(
    `${from.name} has no ${listFile}. Expected a deploy that \`npm run deploy:assets\` prepared. ` +
      'For the first deploy, leave out --from.',
  );
}

/**
 * Copies the assets of earlier deploys into a new build, and writes the list of all assets next to
 * them. Only files that match their digest in the list of the earlier deploy are copied.
 *
 * @throws Error if the folder isn't a build, if the list can't be read, or if a file doesn't match
 *   its digest
 */
export async function keepAssets({build, from, days, now}: Keeping): Promise<Kept> {
  const model = hostModelSchema.parse(JSON.parse(await readFile(join(build, 'host.json'), 'utf8')));
  const listFile = `${model.base}deploys.json`;
  const folder = join(build, model.hashedAssets);
  const list = await ownAssets(folder, join(build, listFile));
  const former = await formerAssets(from, listFile);

  const missing: string[] = [];
  const kept = new Map<string, Buffer>();
  // New tabs could open the live deploy until now, so its files are as old as its replacement.
  for (const [file, {digest, replaced = now.toISOString()}] of Object.entries(former)) {
    const path = model.hashedAssets + file;
    if (list[file]) {
      if (list[file].digest === digest) continue;
      throw new Error(
        `${path} differs from the one in ${from!.name}. Expected the same content under the same ` +
          'name. Check whether one of the two folders is damaged.',
      );
    }
    if (now.getTime() - Date.parse(replaced) > days * DAY) continue;
    const content = await from!.read(path);
    if (content === undefined) {
      missing.push(file);
      continue;
    }
    if (digestOf(content) !== digest) {
      throw new Error(
        `${path} in ${from!.name} isn't the file that was deployed: its digest differs from the one ` +
          `in ${listFile}. Find out who changed it. To start a new list, leave out --from.`,
      );
    }
    list[file] = {digest, replaced};
    kept.set(join(folder, file), content);
  }
  for (const [file, content] of kept) {
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  await compressFiles([...kept.keys()].filter((file) => extname(file) in textTypes));
  await writeFile(join(build, listFile), `${JSON.stringify(list, null, 1)}\n`);
  return {files: kept.size, missing};
}
