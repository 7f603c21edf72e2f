import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {assertAllowed, licenseList} from './allowed.ts';
import {packagesOf} from './packages.ts';

/**
 * Lists the packages that ship to browsers with their licenses, in a file that ships too.
 *
 * @param outDir - the built site
 * @param files - the files behind the scripts, as absolute paths
 * @throws Error for a license that isn't allowed
 */
export function writeLicenses(outDir: string, files: Iterable<string>): void {
  const packages = packagesOf(files);
  assertAllowed(packages);
  writeFileSync(join(outDir, 'third-party-licenses.txt'), licenseList(packages));
}
