/**
 * Tests that each rule of the guidelines has a link at the top, a reason, and a bad and a good
 * example.
 */
import {resolve} from 'node:path';
import {overviewOf, sectionsOf} from './sections.ts';
import {openProject} from '../../../src/facts.ts';

const page = openProject(resolve(__dirname, '../../..')).page('docs/components/guidelines.mdx');
const sections = sectionsOf(page);
const overview = overviewOf(page);

/** The source of each rule: the text under each heading of level 3, up to the list to copy. */
const rules = page.source.text
  .split('\n## Checklist to copy\n')[0]!
  .split(/\n(?=#{2,3} )/)
  .filter((part) => part.startsWith('### '))
  .map((part) => ({name: /^### (.+?)(?: \{\/\* #.*)?$/m.exec(part)![1]!, part}));

test('all rules are linked at the top', () => {
  const linked = [...overview].map(([id]) => sections.get(id)?.heading);
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.map(({name}) => name).filter((name) => !linked.includes(name))).toEqual([]);
});

test.each(rules)('$name has a reason, a bad and a good example', ({part}) => {
  expect(part).toMatch(/^\*\*Why:\*\* \S/m);
  expect(part).toMatch(/\| Bad \||title="Bad/);
  expect(part).toMatch(/\| Good \||title="Good/);
});
