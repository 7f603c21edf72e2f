import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {assertAllowed, licenseList} from './allowed.ts';
import {packagesOf} from './packages.ts';

/**
 * Writes a file that lists the packages shipped to browsers, with their licenses. It ships with them.
 *
 * @param outDir - the built site
 * @param files - the source files of the scripts, as absolute paths
 * @throws Error if a license isn't allowed
 */
export function writeLicenses(outDir: string, files: Iterable<string>): void {
  const packages = packagesOf(files);
  assertAllowed(packages);
  writeFileSync(join(outDir, 'third-party-licenses.txt'), licenseList(packages));
}
