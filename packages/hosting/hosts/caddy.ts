import {anyCaseRows} from '../rules/anyCase.ts';
import type {HostModel} from '../rules/model.ts';
import {mediaTypes, textTypes} from '../rules/mediaTypes.ts';
import {assetHeaders, sharedHeaders} from '../rules/securityHeaders.ts';
import {banner, exactRedirects, ROOT} from './shared.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Sets headers for a matcher, such as `@text` or `*`. */
const headers = (matcher: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `\t\theader ${matcher} ${name} ${quoted(value)}`)
    .join('\n');

/** Returns the configuration for Caddy. */
export function caddyfile(model: HostModel): string {
  const {base} = model;
  const rows = [
    {from: '/', to: base, hash: ''},
    {from: base.slice(0, -1), to: base, hash: ''},
    ...model.filePages.map((page) => ({from: `${page}/`, to: page, hash: ''})),
    ...exactRedirects(model),
  ].map(({from, to, hash}) => `\t\t${from} ${quoted(to)} ${quoted(hash)}`);
  const inAnyCase = anyCaseRows(model).map(
    ({pattern, path, hash}) => `\t\t"~(?i)${pattern}" ${quoted(path)} ${quoted(hash)}`,
  );
  const endings = Object.keys(textTypes).filter((ending) => ending !== '.html');
  const types = Object.entries(mediaTypes)
    .filter(([ending]) => ending !== '.html')
    .flatMap(([ending, type]) => [
      `\t\t@${ending.slice(1)} path *${ending}`,
      headers(`@${ending.slice(1)}`, {'Content-Type': type}),
    ]);
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
	map {path} {docs_lower} {docs_lower_hash} {
${inAnyCase.join('\n')}
		default "" ""
	}

	route {
${common}
		@hashed path ${model.hashedAssets}*
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
		@capitals expression {path}.matches("[A-Z]") && {docs_lower} != ""
		redir @capitals {docs_lower}{docs_query}{docs_lower_hash} 301

		@outside not path ${[`${base}*`, ...model.rootFiles].join(' ')}
		error @outside 404
		error ${model.notFound} 404

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
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${common}
${headers('*', {'Content-Type': mediaTypes['.html']!})}
		header {
			Vary Accept-Encoding
			-Access-Control-Allow-Origin
			defer
		}
		rewrite * ${model.notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
