import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {clear, plant} from '../testing/plant.ts';
import {parseMdx} from './parser.ts';
import {treeCache} from './treeCache.ts';

afterEach(clear);

const text = '# Limits\n\n<Tabs pattern={/a/i} count={10n} />\n';

test('keeps trees as they were parsed, until the page changes or its file is damaged', () => {
  const {root} = plant({'docs/limits.mdx': text});
  const parse = treeCache(root);
  const [first, kept] = [parse('docs/limits.mdx', text), parse('docs/limits.mdx', text)];
  expect(kept).not.toBe(first);
  expect(JSON.stringify(kept, typed)).toBe(JSON.stringify(parseMdx(text), typed));
  expect(parse('docs/limits.mdx', `${text}More.\n`)).toEqual(parseMdx(`${text}More.\n`));
  const folder = join(root, '.cache/checks/trees');
  expect(readdirSync(folder)).toEqual(['docs~limits.mdx']);
  writeFileSync(join(folder, 'docs~limits.mdx'), 'damaged');
  expect(parse('docs/limits.mdx', 'One.')).toEqual(parseMdx('One.'));
});

/** Shows values that JSON doesn't have. Node's expressions aren't instances of Jest's class. */
const typed = (_: string, value: unknown) =>
  /RegExp|BigInt/.test(Object.prototype.toString.call(value)) ? String(value) : value;
