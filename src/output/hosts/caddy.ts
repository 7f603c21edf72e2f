import type {HostModel} from '../../hosting/model.ts';
import {assetHeaders} from '../../hosting/securityHeaders.ts';
import {banner, exactRedirects} from './shared.ts';
import type {Place} from './nginx.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Writes the configuration of Caddy.
 *
 * @param model - the host model
 * @param place - where Caddy listens and where `build/` was copied to
 */
export function caddyfile(model: HostModel, {listen, root}: Place): string {
  const {base} = model;
  const rows = [
    {from: '/', to: base, hash: ''},
    {from: base.slice(0, -1), to: base, hash: ''},
    ...model.filePages.map((page) => ({from: `${page}/`, to: page, hash: ''})),
    ...exactRedirects(model),
  ].map(({from, to, hash}) => `\t\t${from} ${quoted(to)} ${quoted(hash)}`);
  const folders = model.prefixes.flatMap(({from, to}, index) => [
    `\t\t@folder${index} path_regexp folder${index} ^${from.replaceAll('.', '\\.')}(.*)$`,
    `\t\tredir @folder${index} ${to}{re.folder${index}.1}{docs_query} 301`,
  ]);
  const headers = Object.entries(model.headers).map(
    ([name, value]) => `\t\theader ${name} ${quoted(value)}`,
  );
  const ofAssets = assetHeaders(model.headers);
  const lighter = Object.entries(model.headers)
    .filter(([name, value]) => ofAssets[name] !== value)
    .map(([name]) => {
      const value = ofAssets[name];
      return `\t\theader @hashed ${value ? `${name} ${quoted(value)}` : `-${name}`}`;
    });
  return `${banner('Caddy: put the built site at the root named below.')}
${listen} {
	root * ${root}

	map {query} {docs_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {docs_target} {docs_hash} {
${rows.join('\n')}
		default "" ""
	}

	route {
${headers.join('\n')}
		@hashed path ${model.hashedAssets}*
		header Cache-Control ${quoted(model.caching.others)}
		header @hashed Cache-Control ${quoted(model.caching.hashed)}
${lighter.join('\n')}

		@parts header_regexp Range ,
		request_header @parts -Range

		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		respond @write 405

		@doubled expression {http.request.orig_uri}.matches("^[^?]*//") || {path}.matches("//")
		error @doubled 404

		@legacy expression {docs_target} != ""
		redir @legacy {docs_target}{docs_query}{docs_hash} 301
${folders.map((line) => `${line}\n`).join('')}
		@outside not path ${base}*
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
${headers.join('\n')}
		header Cache-Control ${quoted(model.caching.others)}
		rewrite * ${model.notFound}
		file_server
	}
}
`;
}
