import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {guidesThatUse} from '@portal/content/facts';
import {currentFacts} from '../../facts.ts';
import {findTokens} from '@portal/content/facts/tokens';

/**
 * One small file for each fact that pages use, such as `v2 limits.httpPayload`, with its value. Pages
 * depend on these instead of the files in `data/`: a changed limit renders 14 pages again, not all.
 */
export class FactValues {
  /** @param folder - where the files are; they stay there for the next start, like the bundler's cache */
  constructor(readonly folder: string) {
    mkdirSync(folder, {recursive: true});
  }

  /** The file of a fact, written if it's new. */
  fileOf(version: string, name: string): string {
    // The name of a route has slashes, and Windows allows no colons.
    const file = `${version} ${encodeURIComponent(name)}`;
    if (!existsSync(join(this.folder, file))) this.#write(file);
    return join(this.folder, file);
  }

  /** Writes the files of the facts that have changed. */
  update(): void {
    for (const file of readdirSync(this.folder)) this.#write(file);
  }

  #write(file: string): void {
    const [version = '', name = ''] = file.split(' ');
    const path = join(this.folder, file);
    const value = valueOf(version, decodeURIComponent(name));
    if (!existsSync(path) || readFileSync(path, 'utf8') !== value) writeFileSync(path, value);
  }
}

/** The text of a fact, or, for a route, the guides that use the page. */
function valueOf(version: string, name: string): string {
  const {factsByVersion, byVersion} = currentFacts();
  if (name.startsWith('/')) return guidesThatUse(byVersion[version]?.guides, name).join();
  return findTokens(`{{${name}}}`, factsByVersion[version] ?? {})[0]?.value ?? '';
}
