import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {canonicalLink, hashedAssetsAt, type HostModel, notFoundAt, waysIn} from '../rules/model.ts';
import {mediaTypes, textTypes} from '../rules/mediaTypes.ts';
import {NEGOTIATED, qualityRules, wellFormed} from '../rules/negotiation.ts';
import {assetHeaders, sharedHeaders} from '../rules/securityHeaders.ts';
import {banner, exactRedirects, ROOT} from './shared.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Sets headers for a matcher, such as `@text` or `*`. */
const headers = (matcher: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `\t\theader ${matcher} ${name} ${quoted(value)}`)
    .join('\n');

const mapRows = (rules: readonly (readonly [string, string])[]) =>
  rules
    .map(([pattern, value]) => `\t\t\`~(?i)${pattern}\` "${value.replace('$1', '${1}')}"\n`)
    .join('');

/** A matcher for clients that prefer Markdown. */
const PREFERS_MARKDOWN =
  'expression double({docs_markdown}) > 0.0 && double({docs_markdown}) >= double({docs_html})';

/** Returns the configuration for Caddy. */
export function caddyfile(model: HostModel): string {
  const {base} = model;
  const rows = [
    ...waysIn(base).map((from) => ({from, to: base, hash: ''})),
    ...model.filePages.map((page) => ({from: `${page}/`, to: page, hash: ''})),
    ...exactRedirects(model.redirects),
  ].map(({from, to, hash}) => `\t\t${from} ${quoted(to)} ${quoted(hash)}`);
  const endings = Object.keys(textTypes).filter((ending) => ending !== '.html');
  const types = Object.entries(mediaTypes)
    .filter(([ending]) => ending !== '.html')
    .flatMap(([ending, type]) => [
      `\t\t@${ending.slice(1)} path *${ending}`,
      headers(`@${ending.slice(1)}`, {'Content-Type': type}),
    ]);
  const canonical = model.filePages.map(
    (path) => `\t\t${markdownPathOf(path)} ${quoted(canonicalLink(model, path))}\n`,
  );
  const bare = (language: string) => notFoundAt(language).replace(/\.html$/, '');
  const missing = model.languages.map((language) =>
    language === base
      ? `\t\tdefault ${bare(base)}`
      : `\t\t~^${escapeRegExp(language)} ${bare(language)}\n`,
  );
  const missingPages = model.languages.map(notFoundAt);
  const common = headers('*', {...model.headers, 'Cache-Control': model.caching.others});
  return `${banner('Caddy: copy the built site to the root below.')}
{
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			write 5m
			idle 60s
		}
		max_header_size 32KB
	}
}

:80 {
	root * ${ROOT}

	map {query} {docs_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {docs_target} {docs_hash} {
${rows.join('\n')}
		default "" ""
	}

	# Which form of a page the client prefers. The qualities are 0 if the header is malformed.
	map {header.Accept} {docs_accept} {
${mapRows([[wellFormed, '${0}']])}		default ""
	}
	map {docs_accept} {docs_markdown} {
${mapRows(qualityRules.markdown)}		default 0
	}
	map {docs_accept} {docs_html} {
${mapRows(qualityRules.html)}		default 0
	}
	map {path} {docs_location} {
		~^(.*/)$ "\${1}index.md"
		~^(.*)\\.html$ "\${1}.md"
		default ""
	}
	map {http.request.orig_uri.path} {docs_missing} {
${missing.join('')}
	}
	@markdown ${PREFERS_MARKDOWN}
	map {path} {docs_canonical} {
${canonical.join('')}		~^(${base}(?:.*/)?)index\\.md$ ${quoted(canonicalLink(model, '${1}'))}
		default ""
	}

	route {
${common}
		@twin expression {docs_canonical} != ""
		header @twin Link {docs_canonical}
		@unindexed path ${model.unindexed.map((path) => path.replace(/\/$/, '/*')).join(' ')}
		header @unindexed {
			X-Robots-Tag noindex
			-Link
		}
		@page path_regexp ^${base}(.*/)?([^/]*\\.html)?$
		header @page {
			Vary "${NEGOTIATED}"
			defer
		}
		@hashed path ${model.languages.map((language) => `${hashedAssetsAt(language)}*`).join(' ')}
${headers('@hashed', {...assetHeaders, 'Cache-Control': model.caching.hashed})}
${types.join('\n')}
		@text path */ *.html ${endings.map((ending) => `*${ending}`).join(' ')}
		header @text {
			Vary Accept-Encoding
			defer
		}
${model.sharedFiles.length > 0 ? `\t\t@shared path ${model.sharedFiles.join(' ')}\n${headers('@shared', sharedHeaders)}\n` : ''}
		@parts header_regexp Range ,
		request_header @parts -Range
		@units {
			header Range *
			not header Range bytes=*
		}
		request_header @units -Range

		@hostless expression {http.request.host} == "" && {http.request.proto} != "HTTP/1.0"
		error @hostless 400
		@null expression {http.request.orig_uri}.matches("^[^?]*%00")
		error @null 400
		# These names are too long for the file system, which would cause a server error. It counts bytes:
		# a character outside ASCII has up to four.
		@long expression {path}.matches("[^/]{250}|[^/]*[^ -~][^/]{63}|[^/]{63}[^ -~]") || size({path}) > 1000
		error @long 404

		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		respond @write 405

		@doubled expression {http.request.orig_uri}.matches("^/([^?]*/)?/") || {path}.matches("//")
		error @doubled 404

		@legacy expression {docs_target} != ""
		redir @legacy {docs_target}{docs_query}{docs_hash} 301

		@outside not path ${[`${base}*`, ...model.rootFiles].join(' ')}
		error @outside 404
${[...missingPages, ...missingPages.map(markdownPathOf)].map((page) => `\t\terror ${page} 404`).join('\n')}

		@odd {
			expression {http.request.orig_uri}.matches("^[^?]*%")
			path */ ${model.filePages.join(' ')}
			file {path} {path}index.html
		}
		redir @odd {path}{docs_query} 301
		@alias {
			path_regexp alias ^(${base}(?:.*/)?)index\\.html$
			file
		}
		redir @alias {re.alias.1}{docs_query} 301
		@slashless {
			not path */
			file {path}/index.html
		}
		redir @slashless {path}/{docs_query} 301
		@preferred {
			${PREFERS_MARKDOWN}
			path_regexp ^${base}(.*/)?([^/]*\\.html)?$
			file {docs_location}
		}
		header @preferred Content-Location {docs_location}
${headers('@preferred', {'Content-Type': mediaTypes['.md']!})}
		rewrite @preferred {docs_location}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${common}
		header {
			Vary "${NEGOTIATED}"
			-Access-Control-Allow-Origin
			-X-Robots-Tag
			-Link
			defer
		}
		route {
${headers('*', {'Content-Type': mediaTypes['.html']!})}
${headers('@markdown', {'Content-Type': mediaTypes['.md']!})}
			rewrite * {docs_missing}.html
			rewrite @markdown {docs_missing}.md
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
