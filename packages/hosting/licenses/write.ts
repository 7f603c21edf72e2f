/** The licenses that may ship to browsers, and the license file that ships with the site. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {packagesOf, type ShippedPackage} from './packages.ts';

/** Licenses that only require their text to be included. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** Whether a license is allowed. Of several that a package offers, one has to be. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));

/** @throws Error that lists the packages whose license isn't allowed */
export function assertAllowed(packages: readonly ShippedPackage[]): void {
  const others = packages.filter(({license}) => !isAllowed(license));
  if (others.length === 0) return;
  const names = others.map(
    ({name, version, license}) => `${name}@${version} (${license || 'no license'})`,
  );
  throw new Error(
    `These packages ship to browsers with licenses that aren't allowed: ${names.join(', ')}. ` +
      `Expected one of ${ALLOWED.join(', ')}. Replace the package, or allow its license in ` +
      'packages/hosting/licenses/write.ts if the site can meet its terms.',
  );
}

/** Returns the content of the license file: the list of packages, then the text of each license. */
export function licenseList(packages: readonly ShippedPackage[]): string {
  const line = ({name, version, license}: ShippedPackage) => `${name} ${version}: ${license}`;
  const words = packages
    .filter(({text}) => text !== '')
    .map((found) => `${'-'.repeat(72)}\n${line(found)}\n\n${found.text}\n`);
  return [
    `This site contains ${packages.length} third-party packages, with these licenses:\n`,
    packages.map((found) => `${line(found)}\n`).join(''),
    ...words,
  ].join('\n');
}

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
