/** Creates a page whose text is left to write, and records its URL. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {RECORD} from '@portal/content/pages/addresses';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {Project} from '@portal/content/pages/project';
import {recordAddresses} from '@portal/checks/addresses/recordAddresses';
import {routeOf} from '@portal/content/routes/routes';
import {MistakesError} from '@portal/content/mistake';
import {requestFrom, type Request} from './request.ts';

/** The page to read next: the start page of the folder, if it has one. */
function nextLink({id}: Request, project: Project): string {
  const route = `/${dirname(id)}/`;
  const file = project.routes.get(route);
  const frontMatter = file && project.page(file).frontMatter;
  return frontMatter && 'data' in frontMatter
    ? `[${String(frontMatter.data.title)}](${route}) ${pageTemplate.next}`
    : pageTemplate.nextIsHome;
}

/** Returns the source of the page, with a placeholder for its content. */
function sourceOf(request: Request, next: string): string {
  const {title, description} = request;
  const frontMatter = stringify({title, short_description: description}, {lineWidth: 0});
  return [
    `---\n${frontMatter}---\n`,
    `${description}\n`,
    `${pageTemplate.outline}\n`,
    '## Next\n',
    `- ${next}\n`,
  ].join('\n');
}

function makePage(request: Request, root: string): void {
  const {file} = request;
  const source = sourceOf(request, nextLink(request, new Project(root)));
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), source);
  const project = new Project(root);
  recordAddresses(project, [project.page(file)]);
}

/**
 * Runs `npm run new-page`.
 *
 * @param args - the flags
 * @param root - the project
 * @param say - prints a line
 * @returns the exit code: 0 created, 2 not created
 */
export function newPage(args: string[], root: string, say: (line: string) => void): number {
  try {
    const request = requestFrom(args, root);
    makePage(request, root);
    const {file, id} = request;
    say(`Created ${file}, the page at ${routeOf(`${id}.mdx`)}, and recorded its URL in ${RECORD}.`);
    say('Add this line to sidebars.ts, where readers look for the page:');
    say(`  '${id}',`);
    say(
      `Write it, link to it from another page, preview it with npm run dev, and run npm run check -- ${file}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof CouldNotRunError || error instanceof MistakesError)) throw error;
    say(error.message);
    return 2;
  }
}
