/** Which licenses may ship to browsers, and the list that ships with them. */
import type {ShippedPackage} from './packages.ts';

/** Licenses that only require keeping their text. */
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
 * Whether allowed licenses satisfy an SPDX expression: one side of every OR, both sides of every AND.
 */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  // With both, parentheses would matter. No package that ships has both.
  if (/ AND /.test(plain) && / OR /.test(plain)) return false;
  const terms = plain.split(/ (?:AND|OR) /).map((term) => ALLOWED.has(term.trim()));
  return / OR /.test(plain) ? terms.includes(true) : !terms.includes(false);
}

/** @throws Error that lists the packages whose license isn't allowed */
export function assertAllowed(packages: readonly ShippedPackage[]): void {
  const others = packages.filter(({license}) => !isAllowed(license));
  if (others.length === 0) return;
  const names = others.map(
    ({name, version, license}) => `${name}@${version} (${license || 'no license'})`,
  );
  throw new Error(
    `Packages would ship to browsers under licenses that are not allowed: ${names.join(', ')}. ` +
      `Expected one of ${[...ALLOWED].join(', ')}. Replace the package, or allow its license in ` +
      'src/output/licenses/allowed.ts if its terms can be kept.',
  );
}

/** Returns the list as text: first the packages by license, then the text of each license. */
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
