/**
 * The names of files have hashes, and the bundler's runtime brings one for each: another table of all
 * pages in every visit. This moves those of pages into the parts that name the pages.
 */
import {basename} from 'node:path';
import {runInNewContext} from 'node:vm';
import {PART_FILE} from './names.js';

/** Where parts put their hashes, and the runtime looks for those that it lacks. */
const GLOBAL = 'self.pageHashes';

/** `"assets/js/"+a+"."+({"00c6b6fa":"bc5ee5b0",…})[a]+".js"` */
const TABLE = /("assets\/js\/"\+(\w+)\+"\."\+)\((\{[^{}]*\})\)\[\2\]/;

/** What loads a page: `c.e("00c6b6fa")` */
const LOADED = /\.e\("([\da-f]{8})"\)/g;

const isRuntime = (file: string) => basename(file).startsWith('runtime~main.');
const isPart = (file: string) => PART_FILE.test(basename(file));

const loadedIn = (text: string) => new Set(Array.from(text.matchAll(LOADED), ([, name]) => name!));

/**
 * @param scripts - texts by file name: the runtime, all parts, and what else may load pages
 * @returns the new texts of those that change
 * @throws Error when the runtime is not there or in another form than expected
 */
export function moveHashes(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const [runtime] = [...scripts].filter(([file]) => isRuntime(file));
  const [found, before, variable, table] = TABLE.exec(runtime?.[1] ?? '') ?? [];
  if (!runtime || found === undefined) {
    throw new Error(
      'Expected a script runtime~main with a table of hashes, "assets/js/"+name+"."+({…})[name]. ' +
        'See how the bundler writes the addresses of chunks, and src/plugins/route-parts/moveHashes.ts.',
    );
  }
  const hashes = runInNewContext(`(${table})`) as Record<string, string>;
  const loaders = new Map<string, number>();
  for (const [file, text] of scripts) {
    if (isRuntime(file)) continue;
    for (const name of loadedIn(text)) loaders.set(name, (loaders.get(name) ?? 0) + 1);
  }

  const changed = new Map<string, string>();
  const kept = {...hashes};
  for (const [file, text] of scripts) {
    if (!isPart(file)) continue;
    const own = [...loadedIn(text)].filter((name) => name in hashes && loaders.get(name) === 1);
    const moved = Object.fromEntries(own.map((name) => [name, hashes[name]]));
    for (const name of own) delete kept[name];
    changed.set(file, `${text}${GLOBAL}=Object.assign(${GLOBAL}||{},${JSON.stringify(moved)});`);
  }
  const lookup = `(${JSON.stringify(kept)}[${variable}]||(${GLOBAL}||{})[${variable}])`;
  return changed.set(
    runtime[0],
    runtime[1].replace(found, () => before + lookup),
  );
}
