/** Which licences may ship to browsers, and the list that ships with them. */
import type {ShippedPackage} from './packages.ts';

/** Licences that ask for their words to be kept, and for nothing else that a site could break. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/**
 * Whether an SPDX expression of plain terms can be met with allowed licences: one side of every OR,
 * both sides of every AND.
 */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  // With both, brackets would matter; no package that ships says so.
  if (/ AND /.test(plain) && / OR /.test(plain)) return false;
  const terms = plain.split(/ (?:AND|OR) /).map((term) => ALLOWED.has(term.trim()));
  return / OR /.test(plain) ? terms.includes(true) : !terms.includes(false);
}

/** @throws Error naming the packages whose licence is not allowed */
export function assertAllowed(packages: readonly ShippedPackage[]): void {
  const others = packages.filter(({license}) => !isAllowed(license));
  if (others.length === 0) return;
  const names = others.map(
    ({name, version, license}) => `${name}@${version} (${license || 'no licence'})`,
  );
  throw new Error(
    `Packages would ship to browsers under licences that are not allowed: ${names.join(', ')}. ` +
      `Expected one of ${[...ALLOWED].join(', ')}. Replace the package, or allow its licence in ` +
      'src/output/licenses/allowed.ts if its terms can be kept.',
  );
}

/** The list as a text file: the packages by licence first, then the words of each licence. */
export function licenseList(packages: readonly ShippedPackage[]): string {
  const line = ({name, version, license}: ShippedPackage) => `${name} ${version}: ${license}`;
  const words = packages
    .filter(({text}) => text !== '')
    .map((found) => `${'-'.repeat(72)}\n${line(found)}\n\n${found.text}\n`);
  return [
    `This site is made with ${packages.length} packages by others. They are, with their licenses:\n`,
    packages.map((found) => `${line(found)}\n`).join(''),
    ...words,
  ].join('\n');
}
