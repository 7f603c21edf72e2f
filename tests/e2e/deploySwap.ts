import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {hashSource} from '@portal/hosting/finishing/policy';

/** A hashed asset: `main.1a2b3c4d.js`. */
const HASHED = /\.([0-9a-f]{8})\.(js|css)$/;

/**
 * Copies a build as its next deploy: every hashed asset has another name, and all references use
 * the new one.
 *
 * @param from - the build folder
 * @param to - a folder that doesn't exist yet
 */
export function nextDeploy(from: string, to: string): void {
  // Compressed copies would still have the old content. The server works without them.
  cpSync(from, to, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  const files = readdirSync(to, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  const turned = (hash: string) => [...hash].reverse().join('');
  const pattern = new RegExp([...hashes].join('|'), 'g');
  for (const file of files) {
    if (/\.(html|js|css|json)$/.test(file)) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, turned));
    }
    const renamed = file.replace(HASHED, (_, hash: string, type) => `.${turned(hash)}.${type}`);
    if (renamed !== file) renameSync(file, renamed);
  }
}

/** The code added to the script, so that tests can detect it. */
const MARK = 'document.documentElement.dataset.build="changed";';

/**
 * Changes the inline script of every page of a build, and its hash.
 *
 * @param build - the folder of a build to change
 */
export function changeInlineScript(build: string): void {
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = new Map(pages.map((file) => [file, readFileSync(file, 'utf8')]));
  const changes = new Map<string, string>();
  for (const file of pages) {
    const [, own] = /<script>("use strict";\(\(\)=>[^]*?)<\/script>/.exec(texts.get(file)!) ?? [];
    if (own === undefined) continue;
    changes.set(own, MARK + own).set(hashSource(own), hashSource(MARK + own));
  }
  for (const [file, text] of texts) {
    let changed = text;
    for (const [from, to] of changes) changed = changed.replaceAll(from, () => to);
    writeFileSync(file, changed);
  }
}

/**
 * Removes a page from a build, as if it never existed, for both the server and the app.
 *
 * @param build - the folder of a build to change
 * @param route - the path of the page, such as `/docs/abuse/`
 */
export function withoutPage(build: string, route: string): void {
  rmSync(join(build, route), {recursive: true});
  const scripts = join(build, 'docs/assets/js');
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.js'))) {
    const file = join(scripts, name);
    const text = readFileSync(file, 'utf8');
    // In the routes, the key has no quotes; in the docs plugin's data, it does.
    const fewer = text.replaceAll(new RegExp(`("?path"?):"${route}"`, 'g'), '$1:"/docs/nowhere/"');
    if (fewer !== text) writeFileSync(file, fewer);
  }
}

/**
 * Makes a build the live one, like `deploy/release.sh`: `live` is a symbolic link that's
 * replaced atomically.
 *
 * @param build - the folder of a build
 * @param live - the link that the server has as its root
 */
export function publish(build: string, live: string): void {
  const link = `${live}.next`;
  symlinkSync(build, link);
  renameSync(link, live);
}
