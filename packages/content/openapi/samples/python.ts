import type {SampleRequest} from '../request.ts';
import {literal, type Notation} from './literal.ts';
import {atTomorrow, sendsTime} from './tomorrow.ts';

const INDENT = '    ';

const python: Notation = {
  key: (key: string) => JSON.stringify(key),
  words: {true: 'True', false: 'False', null: 'None'},
  padding: '',
  indent: INDENT,
};

const TOMORROW = 'tomorrow = datetime.now(timezone.utc).date() + timedelta(days=1)';

/** Writes a request as a Python script with `requests`. */
export function pythonSample(request: SampleRequest): string {
  const {method, url, query, secrets, json, answer} = request;
  const isTimed = sendsTime(request);
  const headers = secrets.map(({header, prefix, variable}) => {
    const value = prefix ? `f"${prefix}{os.environ['${variable}']}"` : `os.environ["${variable}"]`;
    return `"${header}": ${value}`;
  });
  const write = (value: unknown) => literal(value, python, 1);
  const lines = [
    `${JSON.stringify(url)},`,
    `headers={${headers.join(', ')}},`,
    ...(query.length > 0 ? [`params=${write(Object.fromEntries(query))},`] : []),
    ...(json === undefined ? [] : [`json=${atTomorrow(write(json), 'f"{tomorrow}$1"')},`]),
    'timeout=10,',
  ];
  return [
    'import os',
    ...(isTimed ? ['from datetime import datetime, timedelta, timezone'] : []),
    '',
    'import requests',
    '',
    ...(isTimed ? [TOMORROW, ''] : []),
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => INDENT + line),
    ')',
    'response.raise_for_status()',
    answer === 'json' ? 'print(response.json())' : 'print(response.status_code)',
  ].join('\n');
}
