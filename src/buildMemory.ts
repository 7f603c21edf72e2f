import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/**
 * What builds worked out, kept in a folder from one to the next by what it was worked out from. What
 * a build does not ask for is forgotten.
 */
export class BuildMemory {
  readonly #asked = new Set<string>();

  constructor(readonly folder: string) {}

  /**
   * @param how - all that decides what comes out, beside the content: the code, its options
   * @returns what the other methods know a result by
   */
  keyOf(how: string, content: string | Buffer): string {
    const key = createHash('sha256').update(`${how}\0`).update(content).digest('hex');
    this.#asked.add(key);
    return key;
  }

  /** What was worked out before. */
  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, key));
    } catch {
      return undefined;
    }
  }

  async set(key: string, result: string | Buffer): Promise<void> {
    await mkdir(this.folder, {recursive: true});
    const file = join(this.folder, key);
    // In one step: half a file of a build that broke off must not be taken for the whole.
    await writeFile(`${file}.new`, result);
    await rename(`${file}.new`, file);
  }

  /** What was worked out before, or else is now. */
  async remember(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = await this.get(key);
    if (known) return known;
    const result = await work();
    await this.set(key, result);
    return result;
  }

  /** Forgets what was not asked for. */
  async prune(): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    const old = files.filter((file) => !this.#asked.has(file));
    await Promise.all(old.map((file) => rm(join(this.folder, file), {force: true})));
  }
}
