import {createHash, type Hash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import {parseMdx} from './parser.ts';

/** The tree of a page, and a digest of what it was parsed from. */
interface Kept {
  digest: string;
  tree: Root;
}

function read(path: string): Kept | undefined {
  try {
    return deserialize(readFileSync(path)) as Kept;
  } catch {
    return undefined;
  }
}

function write(folder: string, path: string, kept: Kept): void {
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path, serialize(kept));
  } catch {
    // Parsing again next time is only slower.
  }
}

let hash: Hash | undefined;

/** The hash of the code that trees depend on, which is the same for all projects of a process. */
const codeHash = (): Hash =>
  (hash ??= ['package-lock.json', 'packages/content/pages/parser.ts'].reduce(
    (all, file) => all.update(readFileSync(join(__dirname, '../../..', file))),
    createHash('sha256'),
  ));

/**
 * Returns a parser that keeps the tree of each page until the page or a package changes, because parsing
 * all pages takes seconds.
 *
 * @param root - the project, in whose `.cache/checks/trees` the trees are
 * @returns a function that parses the text of a page, and throws as `parseMdx` does
 */
export function treeCache(root: string): (file: string, text: string) => Root {
  const folder = join(root, '.cache/checks/trees');
  return (file, text) => {
    const path = join(folder, file.replaceAll('/', '~'));
    const digest = codeHash().copy().update(text).digest('base64');
    const kept = read(path);
    if (kept?.digest === digest) return kept.tree;
    const tree = parseMdx(text);
    write(folder, path, {digest, tree});
    return tree;
  };
}
