/** No folder of `src/` and no package needs another one that needs it: each can be read, and moved, alone. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, posix, resolve} from 'node:path';
import {globSync} from 'tinyglobby';

const root = resolve(__dirname, '..');

/** `src/head`, `packages/search` or another folder at the top; undefined for a package of npm. */
function folderOf(file: string, module?: string): string | undefined {
  const [, own] = /^@portal\/([^/]+)/.exec(module ?? '') ?? [];
  if (own !== undefined) return `packages/${own}`;
  const path = module?.startsWith('.')
    ? posix.join(posix.dirname(file), module)
    : (module?.replace(/^@site\//, '') ?? file);
  if (module !== undefined && path === module) return undefined;
  return /^(?:src|packages)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(path)?.[0];
}

/** The folders that each folder imports from. */
function importsBetween(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = folderOf(file)!;
    const to = found.get(from) ?? new Set();
    for (const [, module] of text.matchAll(
      /\b(?:from|import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g,
    )) {
      const folder = folderOf(file, module!);
      if (folder !== undefined && folder !== from) to.add(folder);
    }
    found.set(from, to);
  }
  return found;
}

/** The first circle: the folders on the way back to the first of them. */
function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const safe = new Set<string>();
  const follow = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (safe.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const circle = follow(next, [...way, folder]);
      if (circle) return circle;
    }
    safe.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const circle = follow(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

test('no folders import each other', () => {
  const files = globSync('{src,packages,scripts,bench}/**/*.{ts,tsx,js}', {
    cwd: root,
    ignore: ['**/node_modules/**', '**/*.test.*', '**/cases/**', '**/runtime/**'],
  });
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const imports = importsBetween(texts);
  expect(imports.get('packages/checks')).toContain('packages/content');
  expect(imports.get('src/config')).toContain('src/plugins');
  expect(circleIn(imports)?.join(' → ')).toBeUndefined();
});

test('a circle is found, through a package and a folder of the site', () => {
  const files = new Map([
    ['src/head/a.ts', "import {b} from '@portal/search/b';"],
    ['packages/search/b.ts', "export {c} from '@portal/content/c';"],
    ['packages/search/d.tsx', "import('@site/src/components/e');"],
    ['packages/content/c.ts', "import fs from 'node:fs';"],
    ['src/components/e.ts', "import a from '../head/a.ts';"],
  ]);
  expect(circleIn(importsBetween(files))).toEqual([
    ...['src/head', 'packages/search', 'src/components', 'src/head'],
  ]);
});

/** Starts of programs that are scripts for the shell on Windows, such as `npm.cmd`. */
const startsOfScripts = (text: string) =>
  text.match(/\b(?:spawn|exec)\w*\)?\(\s*'(?:npm|npx)'(?:(?!shell\b)[^;])*;/g) ?? [];

test('on Windows, commands start, and files have names that it allows', () => {
  const start = "spawnSync('npm', ['ci'], {cwd: '/'});";
  expect(startsOfScripts(start)).toEqual([start]);
  expect(startsOfScripts("promisify(execFile)('npm', [], {\n  shell,\n});")).toEqual([]);
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'}).split('\0');
  const wrong = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|nul|aux|prn)(?:\.|\/|$)/i;
  expect(files.filter((file) => wrong.test(file))).toEqual([]);
  const commands = files.filter((file) =>
    /^(?:scripts|packages|src)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  expect(commands.length).toBeGreaterThan(300);
  const starts = commands.flatMap((file) =>
    startsOfScripts(readFileSync(join(root, file), 'utf8')),
  );
  expect(starts).toEqual([]);
});
