/** Writes files outside the site, at the root of its host. */
import {copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import type {Operator} from '../../../facts/operator.ts';

/** The URLs that these files link to. */
export interface Addresses {
  /** The origin of the host, such as `https://docs.example.com`. */
  origin: string;
  /** The path of the site. */
  base: string;
}

const robots = ({origin, base}: Addresses) =>
  `User-agent: *\nDisallow:\n\nSitemap: ${origin}${base}sitemap.xml\n`;

/** Returns `security.txt`, see RFC 9116. */
function securityTxt({securityContact, pgpKey}: Operator, {origin, base}: Addresses) {
  if (!securityContact) return undefined;
  const {contacts, expires} = securityContact;
  const page = `${origin}${base}privacy-and-security/`;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T23:59:59Z`,
    ...(pgpKey ? [`Encryption: ${page}pgp-key/`] : []),
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${page}#report-a-vulnerability`,
    '',
  ].join('\n');
}

/** Lists the files of a folder, relative to it, with forward slashes. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Writes the files at the root of the host: `robots.txt`, `security.txt` if the operator configured
 * a contact, and the operator's own files, which take precedence over these two.
 *
 * @param root - the folder that hosts serve
 * @param own - the folder of the operator's files, which doesn't have to exist
 * @returns the URL paths of these files
 * @throws Error if a file of the operator would overwrite a file of the build
 */
export function writeRootFiles(
  root: string,
  own: string,
  operator: Operator,
  addresses: Addresses,
): string[] {
  const made = {
    'robots.txt': robots(addresses),
    '.well-known/security.txt': securityTxt(operator, addresses),
  };
  const copied = filesIn(own);
  for (const file of copied) {
    const target = join(root, file);
    if (existsSync(target) || `/${file}`.startsWith(addresses.base)) {
      throw new Error(
        `${join(own, file)} would overwrite a file of the build. Expected another name.`,
      );
    }
    mkdirSync(dirname(target), {recursive: true});
    copyFileSync(join(own, file), target);
  }
  for (const [file, text] of Object.entries(made)) {
    if (text === undefined || copied.includes(file)) continue;
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  const names = Object.entries(made).flatMap(([file, text]) => (text === undefined ? [] : [file]));
  return [...new Set([...names, ...copied])].map((file) => `/${file}`).sort();
}
