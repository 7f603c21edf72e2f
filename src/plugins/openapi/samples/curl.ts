import type {SampleRequest} from '../request.ts';

/** Quotes a text with single quotes, in which the shell expands nothing. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const queryOf = (query: SampleRequest['query']) =>
  query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Writes a request as a cURL command. */
export function curl({method, url, query, secrets, json, answer}: SampleRequest): string {
  const address = query.length > 0 ? `${url}?${queryOf(query)}` : url;
  const parts = [
    `curl ${answer === 'stream' ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`,
    ...secrets.map(({header, prefix, variable}) => `-H "${header}: ${prefix}$${variable}"`),
    ...(json === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d ${quoted(JSON.stringify(json, null, 2).replaceAll('\n', '\n  '))}`,
        ]),
  ];
  return parts.join(' \\\n  ');
}
