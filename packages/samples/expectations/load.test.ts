import {loadCases, openCases} from './load.ts';

const load = (text: string) => loadCases(openCases('cases/x.yaml', text, {product: {cli: 'wl'}}));

test('reads one case or several, replaces facts and keeps line numbers', () => {
  const {cases, problems} = load(
    'add:\n  - expect:\n      return: 1\n  - given: {event: {a: 1}}\n    expect:\n      commands: ["{{product.cli}} deploy"]\n',
  );
  expect(problems).toEqual([]);
  expect(cases.map(({sample, place}) => [sample, place.line])).toEqual([
    ['add', 2],
    ['add', 4],
  ]);
  expect(cases[1]?.expect.commands).toEqual(['wl deploy']);
  expect(cases[1]?.lineOf(['expect', 'commands'])).toBe(6);
});

test.each([
  [
    'a warning together with requests',
    'add:\n  expect: {warning: true, requests: []}\n',
    2,
    /may not arrive → expect the warning without requests/,
  ],
  [
    'an unknown key',
    'add:\n  expect:\n    retrun: 1\n',
    3,
    /add\.expect\.retrun is not one of shown, return,.* → did you mean "return"\?/,
  ],
  [
    'an unknown input',
    'add:\n  given:\n    evnt: 1\n  expect: {return: 1}\n',
    3,
    /add\.given\.evnt is not one of event,.* → did you mean "event"\?/,
  ],
  [
    'a case that expects nothing',
    'add:\n  given: {}\n  expect: {}\n',
    3,
    /expect at least one thing/,
  ],
  ['no expectation', 'add:\n  given: {}\n', 1, /expect/],
  ['an empty list', 'add: []\n', 1, /has no case/],
  [
    'a request without a method',
    'add:\n  given:\n    http:\n      - request: api.example.com\n  expect: {return: 1}\n',
    4,
    /write a method and an address/,
  ],
  ['a name that is not kebab-case', 'addOrder:\n  expect: {return: 1}\n', 1, /kebab-case/],
  ['YAML that does not parse', 'add: {\n', 2, /./],
])('rejects %s', (_, text, line, message) => {
  const {problems} = load(text);
  expect(problems).toMatchObject([{file: 'cases/x.yaml', line}]);
  expect(`${problems[0]?.message} → ${problems[0]?.fix}`).toMatch(message);
});

test('throws on an unknown fact', () => {
  expect(() => load('add:\n  expect: {return: "{{product.clii}}"}\n')).toThrow(
    /write \{\{product\.cli\}\}/,
  );
});
