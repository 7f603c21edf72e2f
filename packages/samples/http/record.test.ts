import {recordRequest} from './record.ts';
import {matchesRoute} from './stub.ts';

const record = (type: string, body: string | Buffer) =>
  recordRequest(
    'POST',
    'https://api.example.com/a?x=1&y=2&y=3',
    {'content-type': type},
    Buffer.from(body),
  );

test('reads query, JSON and form', async () => {
  expect(await record('application/json', '{"n":1}')).toMatchObject({
    query: {x: '1', y: ['2', '3']},
    json: {n: 1},
  });
  expect((await record('application/x-www-form-urlencoded', 'a=1&b=two+words')).form).toEqual({
    a: '1',
    b: 'two words',
  });
  expect((await record('application/json', 'no json')).json).toBeUndefined();
});

test('reads multipart fields and files, with binary files as base64', async () => {
  const body = Buffer.concat([
    Buffer.from('--X\r\nContent-Disposition: form-data; name="note"\r\n\r\nhi\r\n'),
    Buffer.from(
      '--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    Buffer.from([0xff, 0xd8]),
    Buffer.from('\r\n--X--\r\n'),
  ]);
  expect(await record('multipart/form-data; boundary=X', body)).toMatchObject({
    form: {note: 'hi'},
    files: {file: {filename: 'a.png', type: 'image/png', content: 'base64:/9g='}},
  });
});

test.each([
  ['GET https://a.example.com/x', 'GET https://a.example.com/x?page=1', true],
  ['GET https://a.example.com/x?page=1', 'GET https://a.example.com/x?page=1&size=2', true],
  ['GET https://a.example.com/x?page=2', 'GET https://a.example.com/x?page=1', false],
  ['GET https://a.example.com', 'GET https://a.example.com/', true],
  ['GET https://*.example.com/x/*', 'GET https://b.example.com/x/1', true],
  ['POST https://a.example.com/x', 'GET https://a.example.com/x', false],
  ['GET http://a.example.com/x', 'GET https://a.example.com/x', false],
])('%s matches %s: %s', (declared, request, fits) => {
  expect(matchesRoute(declared, request)).toBe(fits);
});
