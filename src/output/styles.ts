/** Cuts the style sheet down to what the site uses. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';

/** Where Docusaurus puts the style sheet, from the site. */
const FOLDER = 'assets/css';

/** The style sheet before and after, as addresses from the site. */
export interface CutStyles {
  from: string;
  to: string;
}

/**
 * Removes the rules that neither a page nor a script of the site names. Most of what goes is part of
 * Infima for components that this site doesn't have. The name of the file changes with its content,
 * because browsers keep it forever.
 *
 * @param site - the folder of the built site
 * @returns what the pages have to name instead
 * @throws Error when the site doesn't have exactly one style sheet
 */
export async function cutStyles(site: string): Promise<CutStyles> {
  const folder = join(site, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(
      `Expected one style sheet in ${folder}, found ${files.length}: ${files.join()}.`,
    );
  }
  const [result] = await new PurgeCSS().purge({
    content: [`${site}/**/*.html`, `${site}/assets/js/*.js`],
    css: [{raw: readFileSync(join(folder, file), 'utf8')}],
    keyframes: true,
    variables: true,
  });
  const css = result!.css;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  rmSync(join(folder, file));
  writeFileSync(join(folder, name), css);
  return {from: `${FOLDER}/${file}`, to: `${FOLDER}/${name}`};
}
