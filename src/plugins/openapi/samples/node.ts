import type {SampleRequest} from '../request.ts';
import {literal} from './literal.ts';

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

const js = {
  key: (key: string) => (isName(key) ? key : JSON.stringify(key)),
  words: {true: 'true', false: 'false', null: 'null'},
  open: '{ ',
  close: ' }',
};

/** Writes a request as a Node.js script with axios. */
export function node({method, url, query, secrets, json, answer}: SampleRequest): string {
  const headers = secrets.map(({header, prefix, variable}) => {
    const value = prefix ? `\`${prefix}\${process.env.${variable}}\`` : `process.env.${variable}`;
    return `${js.key(header)}: ${value}`;
  });
  const lines = [
    `method: "${method}",`,
    `url: ${JSON.stringify(url)},`,
    `headers: { ${headers.join(', ')} },`,
    ...(query.length > 0 ? [`params: ${literal(Object.fromEntries(query), js, 1)},`] : []),
    ...(json === undefined ? [] : [`data: ${literal(json, js, 1)},`]),
  ];
  const result = answer === 'json' ? 'data' : 'status';
  return [
    'import axios from "axios";',
    '',
    `const { ${result} } = await axios({`,
    ...lines.map((line) => `  ${line}`),
    '});',
    `console.log(${result});`,
  ].join('\n');
}
