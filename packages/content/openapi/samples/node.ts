import type {SampleRequest} from '../request.ts';
import {literal, type Notation} from './literal.ts';
import {atTomorrow, sendsTime} from './tomorrow.ts';

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

const js: Notation = {
  key: (key: string) => (isName(key) ? key : JSON.stringify(key)),
  words: {true: 'true', false: 'false', null: 'null'},
  padding: ' ',
  indent: '  ',
};

const TOMORROW =
  'const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);';

/** Writes a request as a Node.js script with axios. */
export function node(request: SampleRequest): string {
  const {method, url, query, secrets, json, answer} = request;
  const headers = secrets.map(({header, prefix, variable}) => {
    const value = prefix ? `\`${prefix}\${process.env.${variable}}\`` : `process.env.${variable}`;
    return `${js.key(header)}: ${value}`;
  });
  const lines = [
    `method: "${method}",`,
    `url: ${JSON.stringify(url)},`,
    `headers: { ${headers.join(', ')} },`,
    ...(query.length > 0 ? [`params: ${literal(Object.fromEntries(query), js, 1)},`] : []),
    ...(json === undefined
      ? []
      : [`data: ${atTomorrow(literal(json, js, 1), '`${tomorrow}$1`')},`]),
    'timeout: 10000,',
  ];
  const result = answer === 'json' ? 'data' : 'status';
  return [
    'import axios from "axios";',
    '',
    ...(sendsTime(request) ? [TOMORROW, ''] : []),
    `const { ${result} } = await axios({`,
    ...lines.map((line) => `  ${line}`),
    '});',
    `console.log(${result});`,
  ].join('\n');
}
