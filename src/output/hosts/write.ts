/** Writes the files that hosts need besides the site: redirects, aliases, caching and headers. */
import {copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import type {Operator} from '../../../facts/operator.ts';
import {hostFiles} from './hostFiles.ts';
import {writeRootFiles} from './rootFiles.ts';
import type {HostDraftModel} from '../../hosting/model.ts';
import {securityHeaders} from '../../hosting/securityHeaders.ts';

/**
 * The paths of folders without a page or a redirect. Servers would otherwise redirect these URLs to add
 * a slash.
 */
function emptyFolders(site: string, {base, redirects, inPrefixes}: HostDraftModel): string[] {
  const moved = new Set([...redirects, ...inPrefixes].map(({from}) => from));
  const entries = readdirSync(site, {recursive: true, withFileTypes: true});
  const pages = new Set(
    entries.filter(({name}) => name === 'index.html').map(({parentPath}) => parentPath),
  );
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !pages.has(path))
    .map((path) => base + relative(site, path).split(sep).join('/'))
    .filter((path) => !moved.has(path))
    .sort();
}

/** Files that browser tools read, if the site has them. */
const SHARED = ['openapi.json', 'openapi.yaml'];

/** The page at `/` on hosts that serve nothing else and don't support redirects. */
const startPage = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Documentation</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${base}">
<link rel="canonical" href="${base}">
</head>
<body><p><a href="${base}">Go to the documentation</a></p></body>
</html>
`;

/** The operator's settings. */
export interface Operated {
  operator: Operator;
  /** The folder with files for the root of the host, which may not exist. */
  ownFiles: string;
  /** The origin of the host. */
  origin: string;
}

/**
 * Writes the files for all hosts into the folder that they serve, next to the site.
 *
 * @param site - the folder of the built site, `build/docs`
 * @param model - what the build knows about the site
 * @param operated - see {@link Operated}
 * @throws Error if a host doesn't support the rules
 */
export function writeHosts(
  site: string,
  model: HostDraftModel,
  {operator, ownFiles, origin}: Operated,
): void {
  const {base} = model;
  const root = join(site, relative(base, '/'));
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), {recursive: true});
      writeFileSync(join(root, name), text);
    }
  };
  // Static hosts look for their not-found page at the root.
  copyFileSync(join(root, model.notFound), join(root, '404.html'));
  const facts = {
    folders: emptyFolders(site, model),
    sharedFiles: SHARED.filter((file) => existsSync(join(site, file))).map((file) => base + file),
    headers: securityHeaders,
  };
  // Written before the operator's files, so that none of them can replace these.
  write({...hostFiles({...model, ...facts, rootFiles: []}), 'index.html': startPage(base)});
  const rootFiles = writeRootFiles(root, ownFiles, operator, {origin, base});
  write(hostFiles({...model, ...facts, rootFiles}));
}
