import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {canonicalLink, hashedAssetsAt, type HostModel, notFoundAt, waysIn} from '../rules/model.ts';
import {mediaTypes} from '../rules/mediaTypes.ts';
import {qualityRules, wellFormed} from '../rules/negotiation.ts';
import {assetHeaders, sharedHeaders} from '../rules/securityHeaders.ts';
import {banner, exactRedirects, ROOT} from './shared.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const redirect = (from: string, to: string, hash = '') =>
  `    location = ${from} { return 301 ${quoted(`${to}$is_args$args${hash}`)}; }`;

const mapRows = (rules: readonly (readonly [string, string])[]) =>
  rules.map(([pattern, value]) => `    ${quoted(`~*${pattern}`)} ${value};\n`).join('');

/**
 * Matches two qualities if the first is greater than 0 and at least the second: after the digits that
 * both have in common, the second has only zeros, or the next digit of the first is greater.
 */
const AT_LEAST = `^(?=\\S*[1-9])(\\S*)(?:\\S* \\1\\.?0*$|${Array.from({length: 9}, (_, at) => `${at + 1}\\S* \\1[0-${at}]`).join('|')})`;

/** Returns the configuration for nginx: a file for its `conf.d` folder. */
export function nginxConfig(model: HostModel): string {
  const {base} = model;
  const headers = (own: Record<string, string>, indent: string) =>
    Object.entries({...model.headers, 'X-Robots-Tag': '$docs_robots', ...own})
      .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
      .join('\n');
  const negotiated = (own: Record<string, string> = {}) =>
    headers({'Cache-Control': model.caching.others, Vary: 'Accept', ...own}, '        ');
  const page = negotiated({'Content-Location': '$docs_location'});
  // Percent-encoded spellings redirect to the URL.
  const filePage = (path: string) => `    location = ${path} {
${page}
        if ($docs_odd) { rewrite ^(.*)$ $1 permanent; }
        try_files "${path.slice(0, -'.html'.length)}$docs_ending" $uri =404;
    }`;
  const redirects = [
    ...waysIn(base).map((path) => redirect(path, base)),
    ...model.filePages.flatMap((page) => [redirect(`${page}/`, page), filePage(page)]),
    ...exactRedirects(model.redirects).map(({from, to, hash}) => redirect(from, to, hash)),
    ...model.rootFiles.map((file) => `    location = ${file} { }`),
  ].join('\n');
  const shared = model.sharedFiles
    .map(
      (file) => `    location = ${file} {
${headers({'Cache-Control': model.caching.others, ...sharedHeaders}, '        ')}
    }`,
    )
    .join('\n');
  const pattern = (path: string) => `~^${escapeRegExp(path)}`;
  const unindexed = model.unindexed.map((path) => `    ${quoted(pattern(path))} noindex;\n`);
  const canonical = model.filePages.map(
    (path) =>
      `    ${quoted(`${pattern(markdownPathOf(path))}$`)} ${quoted(canonicalLink(model, path))};\n`,
  );
  const assets = model.languages.map(
    (language) => `    location ^~ ${hashedAssetsAt(language)} {
${headers({'Cache-Control': model.caching.hashed, ...assetHeaders}, '        ')}
        location ~ // { return 404; }
        try_files $uri =404;
    }`,
  );
  const missing = model.languages.map((language) => {
    const isBase = language === base ? 'default' : quoted(pattern(language));
    return `    ${isBase} ${quoted(notFoundAt(language).replace(/\.html$/, ''))};\n`;
  });
  const types = Object.entries(mediaTypes)
    .map(([ending, type]) => `        ${quoted(type)} ${ending.slice(1)};`)
    .join('\n');
  return `${banner('nginx: copy this file to conf.d and the built site to the root below.')}
map $request_method $docs_refused {
    default 1;
    GET "";
    HEAD "";
}

# No page URL has a percent sign. If the request has one, this is a folder that doesn't exist.
map $request_uri $docs_odd {
    default "";
    "~^[^?]*%" "/%";
}

# Which form of a page the client prefers. The qualities are empty, or 0, if the header is malformed.
map $http_accept $docs_accept {
    default "";
    # The pattern below would be an alert in the log: it needs too much memory for this.
    "~^.{500}" "";
${mapRows([[wellFormed, '$http_accept']])}}
map $docs_accept $docs_markdown {
    default 0;
${mapRows(qualityRules.markdown)}}
map $docs_accept $docs_html {
    default 0;
${mapRows(qualityRules.html)}}
map "$docs_markdown $docs_html" $docs_ending {
    default .html;
    ${quoted(`~${AT_LEAST}`)} .md;
}
# Which files search engines don't list, and which pages they list instead of their Markdown.
map $uri $docs_robots {
    default "";
${unindexed.join('')}}
map "$docs_robots$uri" $docs_canonical {
    default "";
${canonical.join('')}    ${quoted(`~^(?<docs_page>${base}(?:.*/)?)index\\.md$`)} ${quoted(canonicalLink(model, '$docs_page'))};
}
map $uri $docs_missing {
${missing.join('')}}
map $uri $docs_location {
    default "";
    "~\\.md$" $uri;
}

server {
    listen 80;
    listen [::]:80;
    root ${ROOT};
    server_tokens off;
    # Readers have the cookies of the whole host. By default, nginx refuses more than 8 KB of them.
    large_client_header_buffers 4 32k;
    # Redirects are relative, so they work behind any proxy.
    absolute_redirect off;
    merge_slashes off;
    # By default, nginx closes connections after 1,000 requests, and busy proxies lose a request.
    keepalive_requests 100000;
    # Debian's default of on holds back the end of some responses for 40 ms.
    tcp_nopush off;
    # Readers only resume downloads. Requests for several ranges get the whole file.
    max_ranges 1;
    gzip_static on;
    gzip_vary on;
    # By default, nginx doesn't compress responses to proxies, which makes them four times as large.
    gzip_proxied any;
    gzip_http_version 1.0;
    # Files stay open between requests. Replaced files are noticed after a second.
    open_file_cache max=4096 inactive=60s;
    open_file_cache_valid 1s;

    # A location that has its own add_header doesn't inherit these, so it has to repeat them.
${headers({'Cache-Control': model.caching.others, Link: '$docs_canonical'}, '    ')}

    error_page 403 404 =404 $docs_missing$docs_ending;
    error_page 405 @refused;

    # For locations of your own, such as the MCP server in deploy/mcp.conf.
    include /etc/nginx/docs.d/*.conf;

    if ($docs_refused) { return 405; }

${redirects}

    # Takes precedence over regular expressions. Refused methods don't get here.
${assets.join('\n')}
${model.languages
  .map(notFoundAt)
  .flatMap((path) => [path, markdownPathOf(path)])
  .map((path) => `    location = ${path} {\n        internal;\n${negotiated()}\n    }`)
  .join('\n')}
${shared}
    location ${base} { try_files $uri @slashless; }
${base === '/' ? '' : '    location / { return 404; }\n'}
    location ~ // { return 404; }
    # A page. \`index\` would go through all locations again.
    location ~ /$ {
${page}
        try_files "\${docs_odd}\${uri}index$docs_ending" "\${docs_odd}\${uri}index.html" @page;
    }
    # The URL of a page is its folder.
    location ~ ^${base}(.*/)?index\\.html$ {
        if (!-f $request_filename) { return 404; }
        rewrite ^(.*/)index\\.html$ $1 permanent;
    }
    # Without this, nginx would also add a slash to folders that aren't pages.
    location @slashless {
        if (!-f "$document_root\${uri}/index.html") { return 404; }
        rewrite ^(.*)$ $1/ permanent;
    }
    # The page doesn't exist, or the URL is percent-encoded in a way that the app doesn't recognize.
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
