import {YamlText} from './yamlText.ts';

const source = new YamlText('a.yaml', '# A comment\nrows:\n  - {from: /a, to: /b}\n');

test.each([
  ['a value', ['rows', 0, 'to'], undefined, 3, 20],
  ['its key', ['rows', 0, 'to'], 'key', 3, 16],
  ['a row', ['rows', 0], undefined, 3, 5],
  ['the nearest map of what is missing', ['rows', 0, 'why'], undefined, 3, 5],
  ['the start of a file that lacks a key', ['cells', 0], undefined, 2, 1],
] as const)('knows where %s is', (_what, path, of, line, column) => {
  expect(source.placeOf(path, of)).toEqual({file: 'a.yaml', line, column});
});

test('a value that is missing in a map with a name is at that name', () => {
  const named = new YamlText('a.yaml', 'one: 1\nplanted: {unit: KB}\n');
  expect(named.placeOf(['planted', 'value'])).toMatchObject({line: 2, column: 1});
});

test.each([
  ['title: Topic #1', '"title" ends before "#1"', 'write title: "Topic #1", or put the comment'],
  ['- Topic #1', '"Topic" ends before "#1"', 'write "Topic #1", or put the comment'],
  ['url: {{product.url}}', 'braces start a map', 'put the template in quotes'],
])('%s is read otherwise than it looks', (text, message, fix) => {
  expect(new YamlText('a.yaml', text).misreadings()).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    }),
  ]);
});
