import {folderOf, sectionsOf, withPage, withSection} from './sections.ts';

const CODE = `
const documentation = [
  'index',
  group('Workflows', 'workflows/index', [
    'workflows/settings',
    group('Steps', 'workflows/steps/index', ['workflows/steps/actions']),
  ]),
  group('Guides', 'guides/index', guides.map(({slug}) => slug)),
  section('Scheduling', ['later', 'examples/waiting']),
];
const reference = [section('CLI', []), 'limits'];
const sidebars = {all: [...documentation, {...section('Reference', reference), className: 'x'}]};
`;

const sections = sectionsOf(CODE);
const named = (label: string) => sections.find((section) => section.label === label)!;

test('reads the sections with their pages', () =>
  expect(sections.map(({path, ids}) => [path, ids])).toEqual([
    ['Workflows', ['workflows/index', 'workflows/settings']],
    ['Workflows > Steps', ['workflows/steps/index', 'workflows/steps/actions']],
    ['Scheduling', ['later', 'examples/waiting']],
    ['CLI', []],
    ['Reference', ['limits']],
  ]));

test('adds a page at the end of its section', () => {
  expect(withPage(CODE, named('Steps'), 'a')).toContain("['workflows/steps/actions', 'a']");
  expect(withPage(CODE, named('Reference'), 'a')).toContain("'limits', 'a'];");
  expect(withPage(CODE, named('CLI'), 'a')).toContain("section('CLI', ['a'])");
});

test('adds a new section after another one', () => {
  const code = withSection(CODE, named('Workflows'), "Billing's", 'bills/first');
  expect(sectionsOf(code).map(({label, ids}) => [label, ids.length])).toEqual([
    ...[
      ['Workflows', 2],
      ['Steps', 2],
      ["Billing's", 1],
      ['Scheduling', 2],
      ['CLI', 0],
    ],
    ['Reference', 1],
  ]);
});

test.each([
  [['code/index', 'axios'], 'code'],
  [['code/python/auth', 'code/python/faqs'], 'code/python'],
  [['later', 'examples/waiting'], ''],
  [[], ''],
])('finds the folder of %j: "%s"', (ids, folder) => expect(folderOf({ids})).toBe(folder));
