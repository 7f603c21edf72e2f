/** Tests that the reference of the CLI has every command, and that pages call commands that exist. */
import {resolve} from 'node:path';
import {openProject, product} from '../../../src/facts.ts';
import {allCommands, sharedFlags, wrongCalls} from './calls.ts';
import {names, overviewOf, sectionsOf} from './sections.ts';

const project = openProject(resolve(__dirname, '../../..'));
const page = project.page('docs/cli/reference.mdx');
const sections = sectionsOf(page);

test.each(allCommands)('$name has a row, a synopsis and an example', ({name}) => {
  const linked = [...overviewOf(page)].filter(([id]) => id === name || id.startsWith(`${name}-`));
  expect(linked.map(([, text]) => text)).toContainEqual(expect.stringMatching(`^${name}\\b`));
  const [synopsis, ...examples] = sections.get(name)!.blocks;
  expect(synopsis).toMatchObject({lang: 'text', meta: expect.stringContaining('Synopsis')});
  expect(synopsis!.value).toContain(`${product.cli} ${name}`);
  const shown = examples.filter(({lang}) => lang === 'bash' || lang === 'console');
  expect(shown.map(({value}) => value).join('\n')).toContain(`${product.cli} ${name}`);
});

test.each(allCommands)('$name explains its words and flags', ({name, words, flags}) => {
  const {code, blocks} = sections.get(name)!;
  const written = [...code, ...blocks.flatMap(({value}) => value.split(/[\s[\]|]+/))];
  expect(flags.filter((flag) => !code.some((text) => names(text, flag)))).toEqual([]);
  expect(words.filter((word) => !written.includes(word))).toEqual([]);
});

test('the page has only commands that exist', () => {
  const [, part = ''] = page.source.text.split('\n## Commands\n');
  const headings = part.split('\n## ')[0]!.matchAll(/^### (\S+)$/gm);
  expect([...headings].map(([, name]) => name)).toEqual(allCommands.map(({name}) => name));
});

test('flags of all commands are at the top', () => {
  const top = page.source.text.split('\n## ')[0]!;
  expect(sharedFlags.filter((flag) => !top.includes(`\`${flag}`))).toEqual([]);
});

test('calls on all pages use commands, words and flags that exist', () => {
  const files = project.pageFiles.filter((file) => file.endsWith('.mdx'));
  const wrong = files.flatMap((file) => wrongCalls(file, project.read(file).text));
  expect(wrong).toEqual([]);
});

test.each([
  ['$ {{product.cli}} delpoy orders.mjs', 'no command delpoy'],
  ['{{product.cli}} events --follow orders', 'events has no flag --follow'],
  ['{{product.cli}} list source', 'list has no source'],
  ['Run `{{product.cli}} dev --dc-id dc_1 x.mjs`.', 'dev has no flag --dc-id'],
])('%s: %s', (text, problem) => {
  expect(wrongCalls('a.mdx', `\n${text}`)).toEqual([`a.mdx:2 ${problem}`]);
});
