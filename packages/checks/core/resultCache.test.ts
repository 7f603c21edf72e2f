import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {clear, knownWith, page, plant} from '@portal/content/testing/plant';
import {Project} from '@portal/content/pages/project';
import {cachedProblems} from './resultCache.ts';

afterEach(clear);

const planted = () => plant({'a.md': 'one', 'b.md': 'two', 'settings.json': '{}'}).root;

/** Checks both files. Returns the findings, and the files that weren't cached. */
async function ask(root: string) {
  const asked: string[] = [];
  const found = await cachedProblems(
    new Project(root, knownWith()),
    'planted',
    ['settings.json'],
    ['a.md', 'b.md'],
    (files) => {
      asked.push(...files);
      const problem = (file: string) => ({file, line: 1, column: 1, message: file, fix: 'none'});
      return Promise.resolve(files.map(problem));
    },
  );
  return {asked, found: found.map(({message}) => message)};
}

test('only checks files that have changed', async () => {
  const root = planted();
  expect(await ask(root)).toEqual({asked: ['a.md', 'b.md'], found: ['a.md', 'b.md']});
  expect(await ask(root)).toEqual({asked: [], found: ['a.md', 'b.md']});
  writeFileSync(join(root, 'b.md'), 'three');
  expect(await ask(root)).toEqual({asked: ['b.md'], found: ['a.md', 'b.md']});
});

test('checks all files if the configuration has changed or the cache is invalid', async () => {
  const root = planted();
  await ask(root);
  writeFileSync(join(root, 'settings.json'), '{"a": 1}');
  expect((await ask(root)).asked).toEqual(['a.md', 'b.md']);
  writeFileSync(join(root, '.cache/checks/planted.json'), '{');
  expect((await ask(root)).asked).toEqual(['a.md', 'b.md']);
});

test('checks everything if it may not write a cache', async () => {
  const root = planted();
  // A file in place of the folder, because tests may run as root, who can write into any folder.
  writeFileSync(join(root, '.cache'), '');
  const all = {asked: ['a.md', 'b.md'], found: ['a.md', 'b.md']};
  expect(await ask(root)).toEqual(all);
  expect(await ask(root)).toEqual(all);
});

test('checks a page again if a fact on it changes, or the code that reads it', async () => {
  const root = plant({'docs/a.mdx': page('{{labels.deploy}} it.')}).root;
  const checked = async (deploy: string) => {
    const asked: string[] = [];
    const project = new Project(root, knownWith({facts: {labels: {deploy}}}));
    await cachedProblems(project, 'planted', [], ['docs/a.mdx'], (files) => {
      asked.push(...files);
      return Promise.resolve([]);
    });
    return asked;
  };
  expect(await checked('Deploy an update')).toEqual(['docs/a.mdx']);
  expect(await checked('Deploy an update')).toEqual([]);
  expect(await checked('Deploy a update')).toEqual(['docs/a.mdx']);
  mkdirSync(join(root, 'packages/content/pages'), {recursive: true});
  writeFileSync(join(root, 'packages/content/pages/prose.ts'), 'export {};\n');
  expect(await checked('Deploy a update')).toEqual(['docs/a.mdx']);
});
