import {differences, requestDifferences} from './match.ts';

const messages = (expected: unknown, actual: unknown) =>
  differences(expected, actual).map(({message}) => message);

test.each([
  [{a: 1}, {a: 1, b: 2}],
  [
    [1, {a: 1}],
    [1, {a: 1, b: 2}],
  ],
  ['/^A-\\d+$/', 'A-1001'],
  ['/one.two/s', 'one\ntwo'],
  [null, undefined],
  [{a: null}, {}],
])('%j matches %j', (expected, actual) => {
  expect(messages(expected, actual)).toEqual([]);
});

test.each([
  [{a: {b: 1}}, {a: {b: 2}}, /expected a\.b to be 1\ngot 2/],
  [{a: 1}, {b: 1}, /expected a to be 1\ngot only b/],
  [[1], [1, 2], /to have 1 items.*\ngot 2/s],
  ['/^B/', 'A-1', /to match \/\^B\//],
  [1, '1', /expected value to be 1\ngot "1"/],
  [[], {}, /expected value to be \[\]/],
  [null, 0, /expected value to be null/],
])("%j doesn't match %j", (expected, actual, message) => {
  expect(messages(expected, actual).join()).toMatch(message);
});

const sent = (request: string, json?: unknown) => ({
  request,
  url: request,
  headers: {'x-key': 'k'},
  json,
});

test('matches requests in any order, ignores the case of headers and queries that are not expected', () => {
  const expected = [
    {request: 'POST https://api.example.com/b', headers: {'X-Key': 'k'}, json: {n: 1}},
    {request: 'GET https://api.example.com/a'},
  ];
  const actual = [
    sent('GET https://api.example.com/a?page=2'),
    sent('POST https://api.example.com/b', {n: 1}),
  ];
  expect(requestDifferences(expected, actual)).toEqual([]);
});

test('reports missing requests, extra requests, and differences in a matching request', () => {
  const found = (expected: Record<string, unknown>[], actual: ReturnType<typeof sent>[]) =>
    requestDifferences(expected, actual)
      .map(({message}) => message)
      .join('\n');
  expect(found([{request: 'GET https://a.example.com/'}], [])).toMatch(
    /expected the request GET.*\nsent: none/,
  );
  expect(found([], [sent('GET https://a.example.com/')])).toMatch(/also sent: GET https:\/\/a/);
  expect(
    found(
      [{request: 'GET https://a.example.com/', json: {n: 1}}],
      [sent('GET https://a.example.com/', {n: 2})],
    ),
  ).toMatch(/json\.n to be 1\ngot 2/);
});
