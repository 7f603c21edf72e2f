import type {SampleRequest} from '../request.ts';
import {atTomorrow, sendsTime} from './tomorrow.ts';

/** Quotes a text with single quotes, in which the shell expands nothing. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The variable `tomorrow`, with the form for the `date` of macOS as a comment. */
const TOMORROW = 'tomorrow=$(date -u -d tomorrow +%F) # On macOS: date -u -v+1d +%F\n';

/** Writes a body. Single quotes end before the variable `tomorrow` and begin again after it. */
const bodyOf = (json: unknown) =>
  atTomorrow(quoted(JSON.stringify(json, null, 2).replaceAll('\n', '\n  ')), `"'"$tomorrow"'$1"`);

const queryOf = (query: SampleRequest['query']) =>
  query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Writes a request as a cURL command. */
export function curl(request: SampleRequest): string {
  const {method, url, query, secrets, json, answer} = request;
  const address = query.length > 0 ? `${url}?${queryOf(query)}` : url;
  const parts = [
    `curl ${answer === 'stream' ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`,
    ...secrets.map(({header, prefix, variable}) => `-H "${header}: ${prefix}$${variable}"`),
    ...(json === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${bodyOf(json)}`]),
  ];
  return (sendsTime(request) ? TOMORROW : '') + parts.join(' \\\n  ');
}
