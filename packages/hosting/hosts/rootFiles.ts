/** Files outside the site, at the root of its host. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {Operator} from '@portal/content/facts';

/** The URLs that these files link to. */
export interface Addresses {
  /** The origin of the host, such as `https://docs.example.com`. */
  origin: string;
  /** The path of the site. */
  base: string;
  /** Those of the site in other languages. */
  languages?: readonly string[] | undefined;
}

const robots = ({origin, base, languages = []}: Addresses) =>
  `User-agent: *\nDisallow:\n\n${[base, ...languages]
    .map((path) => `Sitemap: ${origin}${path}sitemap.xml\n`)
    .join('')}`;

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

/**
 * Returns the files at the root of the host, by path: `robots.txt`, `security.txt` if the operator
 * configured a contact, and the operator's own files, which take precedence over these two.
 *
 * @param own - the folder of the operator's files, which doesn't have to exist
 */
export function rootFilesOf(
  own: string,
  operator: Operator,
  addresses: Addresses,
): Record<string, string | Buffer> {
  const security = securityTxt(operator, addresses);
  const ownFiles = globSync('**', {cwd: own, dot: true});
  return {
    'robots.txt': robots(addresses),
    ...(security !== undefined && {'.well-known/security.txt': security}),
    ...Object.fromEntries(ownFiles.map((file) => [file, readFileSync(join(own, file))])),
  };
}
