import {known} from '@portal/content/testing/siteFacts';
import {syntaxMistakes} from './parse.ts';

const check = (language: string, code: string) =>
  syntaxMistakes({language, code}, known.codeLanguages);

test.each([
  ['json', '{"a": 1}'],
  ['yaml', 'a: 1'],
  [
    'http',
    'POST /orders HTTP/1.1\nHost: api.example.com\nContent-Type: application/json\n\n{"a": 1}',
  ],
  ['http', 'HTTP/1.1 404 Not Found\n\nno JSON'],
  ['xml', '<?xml version="1.0"?>\n<rss><item id="1"/><!-- a < b --></rss>'],
  ['text', '{'],
])('%s parses', (language, code) => {
  expect(check(language, code)).toEqual([]);
});

test.each([
  ['json', '{"a": 1,}', /JSON/],
  ['yaml', 'a: [1', /./],
  ['http', 'GET', /neither a request line/],
  ['http', 'GET /a\nnot a header', /not a header line/],
  ['http', 'GET /a\nContent-Type: application/json\n\n{', /JSON/],
  ['xml', '<a><b></a>', /unexpected close tag/],
  ['xml', '<a>', /unclosed tag: a/],
  ['javascript', '', /unknown language `javascript` → write `js`/],
  ['bsah', '', /write `bash`/],
  ['', '', /a block needs a language/],
])('%s rejects %j', (language, code, message) => {
  expect(
    check(language, code)
      .map(({message, fix}) => `${message} → ${fix}`)
      .join(),
  ).toMatch(message);
});
