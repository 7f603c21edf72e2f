import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {assertAllowed, licenseList} from './allowed.ts';
import {packagesOf} from './packages.ts';

/**
 * Writes the license file, which lists the packages that ship to browsers.
 *
 * @param outDir - the built site
 * @param files - absolute paths of the files in the scripts
 * @throws Error if a license isn't allowed
 */
export function writeLicenses(outDir: string, files: Iterable<string>): void {
  const packages = packagesOf(files);
  assertAllowed(packages);
  writeFileSync(join(outDir, 'third-party-licenses.txt'), licenseList(packages));
}
