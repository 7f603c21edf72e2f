/**
 * Tests that all prop types, hooks, strategies, commands and flags have a heading, and commands a link
 * and a row.
 */
import {resolve} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {product} from '@portal/content/facts';
import {commands, everywhere, inComponents, ofComponents} from './names.ts';
import {names, overviewOf, sectionsOf} from './sections.ts';
import {wrongCalls} from './calls.ts';

const root = resolve(__dirname, '../..');
const project = new Project(root);

describe('component API', () => {
  const page = project.page('docs/components/api.mdx');
  const sections = sectionsOf(page);

  test.each(ofComponents)('$name is under #$anchor', (named) => {
    const {name, anchor, shared} = named;
    const section = sections.get(anchor);
    expect([...sections.keys()]).toContain(anchor);
    if (!shared) expect(section?.heading).toBe(name);
    else expect(section?.code.some((code) => names(code, name.replace(/\(\)$/, '')))).toBe(true);
  });

  test.each(inComponents)('#$anchor explains each of its names', ({anchor, names: all}) => {
    const code = sections.get(anchor)?.code ?? [];
    expect(all.filter((name) => !code.some((text) => names(text, name)))).toEqual([]);
  });
});

describe('CLI', () => {
  const page = project.page('docs/cli/reference.mdx');
  const sections = sectionsOf(page);
  const overview = overviewOf(page);
  const rows = Object.entries(commands).map(([name, command]) => ({name, ...command}));

  test.each(rows)('$name has a heading, a row, a synopsis and an example', ({name, anchor}) => {
    const section = sections.get(anchor);
    expect(section?.heading).toBe(name);
    const linked = [...overview].filter(([id]) => id === anchor || id.startsWith(`${anchor}-`));
    expect(linked.map(([, text]) => text)).toContainEqual(expect.stringMatching(`^${name}\\b`));
    const [synopsis, ...examples] = section!.blocks;
    expect(synopsis).toMatchObject({lang: 'text', meta: expect.stringContaining('Synopsis')});
    expect(synopsis!.value).toContain(`${product.cli} ${name}`);
    const shown = examples.filter(({lang}) => lang === 'bash' || lang === 'console');
    expect(shown.map(({value}) => value).join('\n')).toContain(`${product.cli} ${name}`);
  });

  test.each(rows)('$name explains its words and flags', ({anchor, words = [], flags = []}) => {
    const {code, blocks} = sections.get(anchor)!;
    const written = [...code, ...blocks.flatMap(({value}) => value.split(/[\s[\]|]+/))];
    const explained = (flag: string) => code.some((text) => names(text, flag));
    expect(flags.filter((flag) => !explained(flag))).toEqual([]);
    expect(words.filter((word) => !written.includes(word))).toEqual([]);
  });

  test('the page has only commands in the list', () => {
    const [, part = ''] = page.source.text.split('\n## Commands\n');
    const headings = part.split('\n## ')[0]!.matchAll(/^### (\S+)$/gm);
    expect([...headings].map(([, name]) => name)).toEqual(Object.keys(commands));
  });

  test('flags of all commands are at the top', () => {
    const top = page.source.text.split('\n## ')[0]!;
    expect(everywhere.flags.filter((flag) => !top.includes(`\`${flag}`))).toEqual([]);
    expect(overview.get(everywhere.anchor)).toBe('--version');
  });
});

describe('calls of the CLI on all pages', () => {
  test('use commands, words and flags that exist', () => {
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
});
