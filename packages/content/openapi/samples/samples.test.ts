import {loaded} from '../fixture.ts';
import type {Operation} from '../operations.ts';
import {samplesOf} from './index.ts';
import {literal, type Notation} from './literal.ts';

const samples = (operation: Operation) =>
  Object.fromEntries(samplesOf(operation).map(({tab, code}) => [tab, code]));

const [get, stream, hook] = loaded().operations;

test('a request with a query, in each language', () => {
  expect(samples(get!)).toEqual({
    bash: `curl 'https://api.shop.example/v1/orders/A-1?expand=lines%20%26%20more' \\
  -H "Authorization: Bearer $API_KEY"`,
    nodejs: `import axios from "axios";

const { data } = await axios({
  method: "GET",
  url: "https://api.shop.example/v1/orders/A-1",
  headers: { Authorization: \`Bearer \${process.env.API_KEY}\` },
  params: { expand: "lines & more" },
  timeout: 10000,
});
console.log(data);`,
    python: `import os

import requests

response = requests.get(
    "https://api.shop.example/v1/orders/A-1",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    params={"expand": "lines & more"},
    timeout=10,
)
response.raise_for_status()
print(response.json())`,
  });
});

test('a request with a body keeps quotes in the shell, and only reads promised results', () => {
  const {bash, nodejs, python} = samples(hook!);
  expect(bash).toBe(`curl -X POST 'https://e1.shop.example/hooks' \\
  -H "x-secret: $SECRET" \\
  -H "Content-Type: application/json" \\
  -d '{
    "text": "it'\\''s"
  }'`);
  expect(nodejs).toContain('headers: { "x-secret": process.env.SECRET },');
  expect(nodejs).toContain(`data: { text: "it's" },`);
  expect(nodejs).toContain('console.log(status);');
  expect(python).toContain('print(response.status_code)');
});

test('a time in a body is tomorrow, in each language', () => {
  const {operations} = loaded(
    `{text: {type: string}, include: {type: string}}
            example: {text: "it's"}`,
    `{text: {type: string, format: date-time}}
            example: {text: '2027-05-20T09:30:00Z'}`,
  );
  const {bash, nodejs, python} = samples(operations[2]!);
  expect(bash).toMatch(/^tomorrow=\$\(date -u -d tomorrow \+%F\) #.*\ncurl -X POST /);
  expect(bash).toContain(`"text": "'"$tomorrow"'T09:30:00Z"`);
  expect(nodejs).toContain('\n\nconst tomorrow = new Date(');
  expect(nodejs).toContain('data: { text: `${tomorrow}T09:30:00Z` },');
  expect(python).toContain('\nfrom datetime import datetime, timedelta, timezone\n');
  expect(python).toContain('\n\ntomorrow = datetime.now(');
  expect(python).toContain('json={"text": f"{tomorrow}T09:30:00Z"},');
});

const hookWith = (body: string) =>
  samples(loaded(`            example: {text: "it's"}`, body).operations[2]!);

test('a body with several examples sends the first', () => {
  const {python} = hookWith(
    '            examples: {a: {value: {text: One}}, b: {value: {text: Two}}}',
  );
  expect(python).toContain('json={"text": "One"},');
});

test('a body can be a list', () => {
  const {bash, nodejs} = hookWith('            example: [1, true]');
  expect(bash).toContain("-d '[\n    1,\n    true\n  ]'");
  expect(nodejs).toContain('data: [1, true],');
});

test('a stream only has a cURL sample, without buffering', () => {
  expect(samplesOf(stream!).map(({tab}) => tab)).toEqual(['bash']);
  expect(samples(stream!).bash).toMatch(/^curl -N 'https/);
});

test('breaks long values into lines with commas', () => {
  const notation: Notation = {
    key: (key: string) => JSON.stringify(key),
    words: {true: 'True', false: 'False', null: 'None'},
    padding: '',
    indent: '    ',
  };
  const value = {title: 'x'.repeat(40), tags: ['a', true, null], inner: {count: 1}};
  expect(literal(value, notation, 0)).toBe(`{
    "title": "${'x'.repeat(40)}",
    "tags": ["a", True, None],
    "inner": {"count": 1},
}`);
});
