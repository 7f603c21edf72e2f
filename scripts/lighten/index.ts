/**
 * Makes a built site lighter: the style sheet that pages wait for holds what they show and no more;
 * the rest of it arrives with the app, and so does the part of the table of routes that a page is in.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, relative, sep} from 'node:path';
import {PART_FILE, partOf} from '../../src/plugins/route-parts/names.js';
import {PageNames, wordsOf} from './names.ts';
import {cutStyles} from './styles.ts';

/** Files whose name says what is in them may be kept for ever by browsers. */
function writeHashed(folder: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.css`;
  writeFileSync(join(folder, file), content);
  return file;
}

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name));

/** The file of each part of the table of routes, by the name of the part. */
const partFiles = (scripts: readonly string[]) =>
  new Map(
    scripts
      .map((script) => basename(script))
      .flatMap((file) => {
        const [, name] = PART_FILE.exec(file) ?? [];
        return name === undefined ? [] : [[name, file] as const];
      }),
  );

/**
 * Cuts the style sheet and tells every page.
 *
 * @param docs - the built site
 * @throws Error when the site does not have exactly one style sheet
 */
export function lighten(docs: string): void {
  const folder = join(docs, 'assets/css');
  const [sheet, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!sheet || others.length > 0) {
    throw new Error(
      `Expected one style sheet in ${folder}, found ${others.length + Number(Boolean(sheet))}.`,
    );
  }
  const pages = filesIn(docs, '.html');
  const used = new PageNames();
  for (const page of pages) used.add(readFileSync(page, 'utf8'));
  const words = new Set<string>();
  const scripts = filesIn(join(docs, 'assets/js'), '.js');
  for (const script of scripts) {
    for (const word of wordsOf(readFileSync(script, 'utf8'))) words.add(word);
  }

  const css = readFileSync(join(folder, sheet), 'utf8');
  const cut = cutStyles(css, {names: used.names, tags: used.tags, words});
  rmSync(join(folder, sheet));
  const first = writeHashed(folder, 'styles', cut.page);
  const later = writeHashed(folder, 'app', cut.app);

  const link = new RegExp(
    `<link rel="?stylesheet"? href="?([^\\s"]*/)assets/css/${sheet}"?\\s*/?>`,
  );
  const parts = partFiles(scripts);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const told = html.replace(link, (_, base: string) => {
      const folder = relative(docs, dirname(page)).split(sep).join('/');
      const part = partOf(base + folder, (name) => parts.has(name));
      return [
        `<link rel="stylesheet" href="${base}assets/css/${first}">`,
        `<meta name="app-style" content="${base}assets/css/${later}">`,
        // Before the app, which asks for it at once.
        ...(part ? [`<meta name="app-script" content="${base}assets/js/${parts.get(part)}">`] : []),
      ].join('');
    });
    if (told !== html) writeFileSync(page, told);
  }
}
