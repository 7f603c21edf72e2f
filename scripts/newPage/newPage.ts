/** Creates a page whose text is left to write, and records its URL. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {stringify} from 'yaml';
import {RECORD} from '@portal/content/pages/addresses';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import type {Project} from '@portal/content/pages/project';
import {recordAddresses} from '@portal/checks/addresses/recordAddresses';
import {routeOf} from '@portal/content/routes/routes';
import {openProject} from '../../src/facts.ts';

const USAGE = 'npm run new-page -- --title "Dead letters" --path workflows/dead-letters';

const text = {type: 'string'} as const;

function readFlags(args: string[]) {
  try {
    const {values} = parseArgs({args, options: {title: text, path: text, description: text}});
    const {title, path, description = `${title}${pageTemplate.description}`} = values;
    if (title && path) return {title, path, description};
  } catch (error) {
    throw new CouldNotRunError(`${(error as Error).message}. Expected ${USAGE}`);
  }
  throw new CouldNotRunError(
    `Expected the flags after --, a title and the path of the URL: ${USAGE}`,
  );
}

/** The ID of a page in sidebars, from the path of its URL or of its file. */
function idOf(path: string): string {
  const id = path.replace(/^\/?(docs\/)?/, '').replace(/(\/|(\/index)?(\.mdx)?)$/, '');
  if (/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(id)) return id;
  throw new CouldNotRunError(
    `"${path}" isn't a valid path for a page. Expected lowercase words with hyphens, separated by ` +
      'slashes: --path workflows/retries.',
  );
}

/** The page to read next: the start page of the folder, if it has one. */
function nextLink(id: string, project: Project): string {
  const route = `/${dirname(id)}/`;
  const file = project.routes.get(route);
  const frontMatter = file && project.page(file).frontMatter;
  return frontMatter && 'data' in frontMatter
    ? `[${String(frontMatter.data.title)}](${route}) ${pageTemplate.next}`
    : pageTemplate.nextIsHome;
}

/**
 * Creates the page that flags describe. `npm run check` reports what's wrong with its texts.
 *
 * @param args - the flags of `npm run new-page`
 * @param root - the project
 * @returns what to do next, for the terminal
 * @throws CouldNotRunError for a missing or unknown flag, an existing page, or an invalid path
 */
export function newPage(args: string[], root: string): string {
  const {title, path, description} = readFlags(args);
  const id = idOf(path);
  const file = `docs/${id}.mdx`;
  const taken = [file, `docs/${id}/index.mdx`].find((other) => existsSync(join(root, other)));
  if (taken !== undefined) {
    throw new CouldNotRunError(
      `${taken} already exists. Edit it, or choose another path: --path ${id}-2.`,
    );
  }
  const source = [
    `---\n${stringify({title, short_description: description}, {lineWidth: 0})}---\n`,
    `${description}\n`,
    `${pageTemplate.outline}\n`,
    '## Next\n',
    `- ${nextLink(id, openProject(root))}\n`,
  ];
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), source.join('\n'));
  const project = openProject(root);
  recordAddresses(project, [project.page(file)]);
  return [
    `Created ${file}, the page at ${routeOf(`${id}.mdx`)}, and recorded its URL in ${RECORD}.`,
    'Add this line to sidebars.ts, where readers look for the page:',
    `  '${id}',`,
    `Write it, link to it from another page, preview it with npm run dev, and run npm run check -- ${file}`,
  ].join('\n');
}
