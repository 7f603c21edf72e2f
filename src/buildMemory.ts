import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
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
  get(key: string): Buffer | undefined {
    try {
      return readFileSync(join(this.folder, key));
    } catch {
      return undefined;
    }
  }

  set(key: string, result: string | Buffer): void {
    mkdirSync(this.folder, {recursive: true});
    const file = join(this.folder, key);
    // In one step: half a file of a build that broke off must not be taken for the whole.
    writeFileSync(`${file}.new`, result);
    renameSync(`${file}.new`, file);
  }

  /** What was worked out before, or else is now. */
  async remember(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.get(key);
    if (known) return known;
    const result = await work();
    this.set(key, result);
    return result;
  }

  /** Forgets what was not asked for. */
  prune(): void {
    mkdirSync(this.folder, {recursive: true});
    const old = readdirSync(this.folder).filter((file) => !this.#asked.has(file));
    for (const file of old) rmSync(join(this.folder, file), {force: true});
  }
}
