/** Writes the configuration for hosts: redirects, aliases, caching and headers. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {Operator} from '@portal/content/facts';
import {hostModel, type HostModel, notFoundAt} from '../rules/model.ts';
import type {RedirectModel} from '../redirects/paths.ts';
import {caddyfile} from './caddy.ts';
import {cloudflareHeaders, netlifyHeaders} from './headersFile.ts';
import {nginxConfig} from './nginx.ts';
import {cloudflareRedirects, netlifyRedirects} from './redirectsFile.ts';
import {rootFilesOf} from './rootFiles.ts';
import {hostsFolder} from './shared.ts';

/** The files that browser tools on other sites read. */
const SHARED = ['openapi.json', 'openapi.yaml'];

/** The page at `/`, for hosts without redirects. */
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

/**
 * Returns the files that operators read, by path relative to `hosts/`.
 *
 * @throws Error if a host would ignore rules of the model
 */
export function hostFiles(model: HostModel): Record<string, string> {
  return {
    'host.json': `${JSON.stringify(model, null, 2)}\n`,
    'netlify/_headers': netlifyHeaders(model),
    'netlify/_redirects': netlifyRedirects(model),
    'nginx.conf': nginxConfig(model),
    Caddyfile: caddyfile(model),
  };
}

/**
 * Returns the files that hosts read from the folder that they serve, by path relative to `build/`.
 *
 * @throws Error if a host would ignore rules of the model
 */
export function servedFiles(model: HostModel): Record<string, string> {
  return {
    // Without this file, GitHub Pages ignores folders whose names start with an underscore.
    '.nojekyll': '',
    _headers: cloudflareHeaders(model),
    _redirects: cloudflareRedirects(model),
    ...(model.base !== '/' && {'index.html': startPage(model.base)}),
  };
}

const writeFiles = (folder: string, files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
};

/** What the hosts of a site need to know. */
export interface HostedSite {
  /** The path that the site is served under, such as `/docs/`. */
  base: string;
  /** The paths of the site in other languages, such as `/docs/de/`. */
  languages?: readonly string[];
  /** All pages of the build, as full paths. */
  routes: readonly string[];
  /** Those that have a Markdown version. */
  documents: ReadonlySet<string>;
  /** The paths of the versions that search engines don't list, as `/docs/v1`. */
  unindexed: readonly string[];
  redirects: RedirectModel;
  operator: Operator;
  /** The folder of files for the root of the host. It doesn't have to exist. */
  ownFiles: string;
  /** The origin of the host. */
  origin: string;
}

/**
 * Writes the files of all hosts, into the folder that they serve, which contains the site, and next to it.
 *
 * @param site - the folder of the built site, `build/docs`
 * @param hosted - see {@link HostedSite}
 * @throws Error if a host can't apply the rules, or if a file of the operator would overwrite one of
 *   the build or has a name with spaces or special characters
 */
export function writeHosts(site: string, {operator, ownFiles, ...hosted}: HostedSite): void {
  const {base, languages, origin} = hosted;
  const root = join(site, relative(base, '/'));
  const added = rootFilesOf(ownFiles, operator, {origin, base, languages});
  const model = hostModel({
    ...hosted,
    sharedFiles: SHARED.filter((file) => existsSync(join(site, file))),
    rootFiles: Object.keys(added),
  });
  const files: Record<string, string | Buffer> = {
    ...servedFiles(model),
    // Static hosts expect their not-found page at the root.
    '404.html': readFileSync(join(root, notFoundAt(base))),
  };
  const isOfSite = (name: string) =>
    base === '/' ? existsSync(join(root, name)) : `/${name}`.startsWith(base);
  for (const [name, content] of Object.entries(added)) {
    if (!/^[\w./-]+$/.test(name)) {
      throw new Error(
        `${join(ownFiles, name)} has a name that hosts' files can't contain. Expected only letters, ` +
          'digits, dots, dashes and underscores.',
      );
    }
    if (name in files || isOfSite(name)) {
      // The site's own.
      if (!existsSync(join(ownFiles, name))) continue;
      throw new Error(
        `${join(ownFiles, name)} would overwrite a file of the build. Expected another name.`,
      );
    }
    files[name] = content;
  }
  writeFiles(root, files);
  writeFiles(hostsFolder(root), hostFiles(model));
}
