import type {HostModel} from '../../hosting/model.ts';
import {mediaTypes} from '../../hosting/mediaTypes.ts';
import {assetHeaders, sharedHeaders} from '../../hosting/securityHeaders.ts';
import {banner, exactRedirects} from './shared.ts';

/** Where the server listens and finds the built site. */
export interface Place {
  listen: string;
  root: string;
}

/** A path as part of a regular expression. */
const literal = (path: string) => path.replaceAll('.', '\\.');

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const redirect = (from: string, to: string, hash = '') =>
  `    location = ${from} { return 301 ${quoted(`${to}$is_args$args${hash}`)}; }`;

/**
 * Redirects a moved folder. Its pages have their own rows, so this only affects files. URLs with a
 * double slash aren't redirected, because nothing is there.
 */
const moved = ({from, to}: {from: string; to: string}) =>
  `    location ^~ ${from} {
        rewrite ${quoted(`^${literal(from)}((?:[^/]+/)*[^/]+)$`)} ${to}$1;
        if (-f $request_filename) { rewrite ^(.*)$ $1 permanent; }
        return 404;
    }`;

/** Redirects other spellings of a page to its URL. */
const filePage = (page: string) =>
  `    location = ${page} { if ($docs_odd) { rewrite ^(.*)$ $1 permanent; } }`;

/**
 * Writes the nginx configuration: a file for its `conf.d` folder.
 *
 * @param model - the host model
 * @param place - where nginx listens and where `build/` was copied to
 */
export function nginxConfig(model: HostModel, {listen, root}: Place): string {
  const {base} = model;
  const headers = (
    own: Record<string, string>,
    indent: string,
    common: Record<string, string> = model.headers,
  ) =>
    Object.entries({...own, ...common})
      .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
      .join('\n');
  const redirects = [
    redirect('/', base),
    redirect(base.slice(0, -1), base),
    ...model.filePages.flatMap((page) => [redirect(`${page}/`, page), filePage(page)]),
    ...exactRedirects(model).map(({from, to, hash}) => redirect(from, to, hash)),
    ...model.prefixes.map(({from, to}) => redirect(from, to)),
    ...model.prefixes.map(moved),
    ...model.rootFiles.map((file) => `    location = ${file} { }`),
    ...model.folders.map((folder) => `    location = ${folder} { return 404; }`),
  ].join('\n');
  const shared = model.sharedFiles
    .map(
      (file) => `    location = ${file} {
${headers({'Cache-Control': model.caching.others, ...sharedHeaders}, '        ')}
    }`,
    )
    .join('\n');
  const types = Object.entries(mediaTypes)
    .map(([ending, type]) => `        ${quoted(type)} ${ending.slice(1)};`)
    .join('\n');
  return `${banner('nginx: put this file into conf.d and the built site at the root named below.')}
map $request_method $docs_refused {
    default 1;
    GET "";
    HEAD "";
}

# No page has a percent sign in its address. Not empty, it is a folder that does not exist.
map $request_uri $docs_odd {
    default "";
    "~^[^?]*%" "/%";
}

server {
    listen ${listen};
    root ${root};
    server_tokens off;
    # Addresses in answers are relative, so they are right behind any proxy.
    absolute_redirect off;
    merge_slashes off;
    # By default a connection ends after 1,000 requests, and a busy proxy's next one is lost.
    keepalive_requests 100000;
    # Readers resume downloads and nothing more: several parts at once are answered with the whole.
    max_ranges 1;
    gzip_static on;
    gzip_vary on;
    # By default, what a proxy asks for is sent as it is, four times as large.
    gzip_proxied any;
    gzip_http_version 1.0;
    # Files stay open between requests; one that a deploy replaced is seen after a second.
    open_file_cache max=4096 inactive=60s;
    open_file_cache_valid 1s;

    # A location with an add_header of its own loses all of these: it has to repeat them.
${headers({'Cache-Control': model.caching.others}, '    ')}

    error_page 403 404 =404 ${model.notFound};
    error_page 405 @refused;

    if ($docs_refused) { return 405; }

${redirects}

    # Ahead of every regular expression. Refused methods never come this far.
    location ^~ ${model.hashedAssets} {
${headers({'Cache-Control': model.caching.hashed}, '        ', assetHeaders(model.headers))}
        location ~ // { return 404; }
    }
    location = ${model.notFound} { internal; }
${shared}
    location ${base} { }
    location / { return 404; }

    location ~ // { return 404; }
    # A page, found without a second look at all of this, which \`index\` would take.
    location ~ /$ { try_files "\${docs_odd}\${uri}index.html" @page; }
    # The address of a page is the folder.
    location ~ ^${literal(base)}(.*/)?index\\.html$ {
        if (!-f $request_filename) { return 404; }
        rewrite ^(.*/)index\\.html$ $1 permanent;
    }
    # Not there, or not in the spelling that the app compares addresses by.
    location @page {
        if ($docs_odd = "") { return 404; }
        if (!-f "$document_root\${uri}index.html") { return 404; }
        rewrite ^(.*)$ $1 permanent;
    }
    location @refused {
${headers({'Cache-Control': model.caching.others, Allow: 'GET, HEAD'}, '        ')}
        return 405;
    }

    types {
${types}
    }
}
`;
}
