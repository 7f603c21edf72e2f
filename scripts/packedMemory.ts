import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** What packs: another version may pack otherwise. */
const {brotli, zlib} = process.versions;

/**
 * Compressed forms of files, kept in a folder from one build to the next by what was compressed, how
 * and by which library. What a build does not ask for is forgotten.
 */
export class PackedMemory {
  readonly #asked = new Set<string>();

  constructor(readonly folder: string) {}

  /** The compressed form of a content, if it was made before. */
  async get(content: Buffer, way: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#file(content, way));
    } catch {
      return undefined;
    }
  }

  async set(content: Buffer, way: string, packed: Buffer): Promise<void> {
    await mkdir(this.folder, {recursive: true});
    const file = this.#file(content, way);
    // In one step: half a file of a build that broke off must not be taken for the whole.
    await writeFile(`${file}.new`, packed);
    await rename(`${file}.new`, file);
  }

  /** Forgets what was not asked for. */
  async prune(): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    const old = files.filter((file) => !this.#asked.has(file));
    await Promise.all(old.map((file) => rm(join(this.folder, file), {force: true})));
  }

  #file(content: Buffer, way: string): string {
    const sum = createHash('sha256').update(`${way} ${brotli} ${zlib}\0`).update(content);
    const name = sum.digest('hex');
    this.#asked.add(name);
    return join(this.folder, name);
  }
}
