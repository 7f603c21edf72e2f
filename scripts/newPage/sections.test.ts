import {folderOf, sectionsOf, withPage, withSection} from './sections.ts';

const CODE = `
const documentation = [
  'index',
  group('Workflows', 'workflows/index', [
    'workflows/settings',
    group('Steps', 'workflows/steps/index', ['workflows/steps/actions']),
  ]),
  section('Scheduling', ['later', 'examples/waiting']),
];
const reference = [section('CLI', []), 'limits'];
const sidebars = {all: [...documentation, {...section('Reference', reference), className: 'x'}]};
`;

const JSON_FILE = JSON.stringify({
  all: [
    'index',
    {type: 'category', label: 'Code', link: {type: 'doc', id: 'code/index'}, items: []},
  ],
});

test('reads the sections of a TypeScript sidebar with their pages', () =>
  expect(sectionsOf('sidebars.ts', CODE).map(({path, ids}) => [path, ids])).toEqual([
    ['Workflows', ['workflows/index', 'workflows/settings']],
    ['Workflows > Steps', ['workflows/steps/index', 'workflows/steps/actions']],
    ['Scheduling', ['later', 'examples/waiting']],
    ['Reference', ['limits']],
    ['Reference > CLI', []],
  ]));

test('adds a page at the end of its section', () => {
  const sections = sectionsOf('sidebars.ts', CODE);
  const place = (path: string, id: string) =>
    withPage(
      'sidebars.ts',
      CODE,
      sections.find((section) => section.path === path)!,
      id,
    );
  expect(place('Workflows > Steps', 'a')).toContain("['workflows/steps/actions', 'a']");
  expect(place('Reference', 'a')).toContain("'limits', 'a'];");
  expect(place('Reference > CLI', 'a')).toContain("section('CLI', ['a'])");
});

test('adds a new section after another one, in TypeScript and in JSON', () => {
  const steps = sectionsOf('sidebars.ts', CODE).find(({label}) => label === 'Workflows')!;
  const code = withSection('sidebars.ts', CODE, steps, 'Billing');
  expect(sectionsOf('sidebars.ts', code).map(({path}) => path)).toEqual([
    ...['Workflows', 'Workflows > Steps', 'Billing', 'Scheduling', 'Reference', 'Reference > CLI'],
  ]);
  const [first] = sectionsOf('x.json', JSON_FILE);
  const json = withSection('x.json', JSON_FILE, first!, 'Billing');
  expect(sectionsOf('x.json', json).map(({path}) => path)).toEqual(['Code', 'Billing']);
});

test('reads and changes a JSON sidebar', () => {
  const [section] = sectionsOf('x.json', JSON_FILE);
  expect(section).toMatchObject({path: 'Code', ids: ['code/index']});
  expect(withPage('x.json', JSON_FILE, section!, 'code/a')).toContain('"items":["code/a"]');
});

test('keeps one line per page in a multi-line JSON sidebar', () => {
  const text = JSON.stringify({all: [{type: 'category', label: 'A', items: ['a', 'b']}]}, null, 2);
  const [section] = sectionsOf('x.json', text);
  expect(withPage('x.json', text, section!, 'c')).toBe(text.replace('"b"', '"b",\n        "c"'));
});

test.each([
  [['code/index', 'axios'], 'code'],
  [['code/python/auth', 'code/python/faqs'], 'code/python'],
  [['later', 'examples/waiting'], ''],
  [[], ''],
])('finds the folder of %j: "%s"', (ids, folder) =>
  expect(folderOf({path: '', label: '', ids, insertAt: 0, isEmpty: false, endsAt: 0})).toBe(folder),
);
