/** Finds the npm packages in a bundle. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A package that ships to browsers, and its license. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty if the package gives none. */
  license: string;
  /** The license text; empty if the package includes none. */
  text: string;
}

/**
 * Returns the folder of the package that a file belongs to; undefined for the project's own files.
 */
export function packageFolder(file: string): string | undefined {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file);
  return match?.[0];
}

/** Reads the name, version and license of a package. */
function describe(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(license|licence|copying)\b/i.test(one));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return {
    name,
    version,
    license: typeof license === 'string' ? license : '',
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}

/**
 * Returns the packages of a bundle, sorted by name. Each version is listed once.
 *
 * @param files - absolute paths of the modules in the bundle
 */
export function packagesOf(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
  const packages = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(describe);
  const byKey = new Map(packages.map((found) => [`${found.name}@${found.version}`, found]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}
