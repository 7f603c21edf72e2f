/** Finds the npm packages in a bundle. */
import {existsSync, readFileSync} from 'node:fs';
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

interface Manifest {
  name?: string;
  version?: string;
  license?: string | {type?: string};
  licenses?: {type?: string}[];
}

/**
 * Returns the folder of the package that a file belongs to; undefined for the project's own files.
 */
export function packageFolder(file: string): string | undefined {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file);
  return match?.[0];
}

function licenseOf({license, licenses}: Manifest): string {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  // Old packages use a list.
  return (licenses ?? []).flatMap(({type}) => type ?? []).join(' OR ');
}

const TEXT_FILES = ['LICENSE', 'LICENCE', 'LICENSE-MIT', 'License', 'license', 'COPYING'];

function textOf(folder: string): string {
  const file = TEXT_FILES.flatMap((name) => [name, `${name}.md`, `${name}.txt`])
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  return file === undefined ? '' : readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Recognizes the MIT license by its text, for packages whose manifest gives no license. */
const namedBy = (text: string) =>
  /^(#* ?|\()?(The )?MIT License/.test(text) &&
  text.includes('Permission is hereby granted, free of')
    ? 'MIT'
    : '';

/** Reads the name, version and license of a package. */
function describe(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const text = textOf(folder);
  return {
    name: manifest.name ?? folder,
    version: manifest.version ?? '',
    license: licenseOf(manifest) || namedBy(text),
    text,
  };
}

/**
 * Returns the packages of a bundle, sorted by name. Each version is listed once.
 *
 * @param files - absolute paths of the modules in the bundle
 */
export function packagesOf(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  const packages = [...folders].map(describe);
  const byKey = new Map(packages.map((found) => [`${found.name}@${found.version}`, found]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}
