/** Creates a page whose text is left to write, adds it to the sidebar, and records its URL. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {RECORD} from '@portal/content/pages/addresses';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {Project} from '@portal/content/pages/project';
import {runTool} from '@portal/checks/core/program';
import {recordAddresses} from '@portal/checks/recordAddresses';
import {routeOf} from '@portal/content/routes/routes';
import {UnknownFactError} from '@portal/content/facts/tokens';
import {requestFrom, SIDEBAR, type Request} from './request.ts';
import {withPage, withSection} from './sections.ts';

/** Returns a link to the page to read next: the start page of the section, or its first page. */
function nextLink({place, isNewSection, label}: Request, routes: ReadonlySet<string>): string {
  const {ids} = place;
  const id = ids.find((candidate) => candidate.endsWith('/index')) ?? ids[0];
  const route = id === undefined || isNewSection ? '/' : routeOf(`${id}.mdx`);
  // A start page can set its own URL, so only link to it if its default URL exists.
  return route !== '/' && routes.has(route)
    ? `[${label}](${route}) ${pageTemplate.next}`
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

async function makePage(request: Request, root: string): Promise<void> {
  const {file, id, label, place, isNewSection} = request;
  const routes = new Set(new Project(root).routes.keys());
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), sourceOf(request, nextLink(request, routes)));

  const sidebar = join(root, SIDEBAR);
  const text = readFileSync(sidebar, 'utf8');
  writeFileSync(
    sidebar,
    isNewSection ? withSection(text, place, label, id) : withPage(text, place, id),
  );
  await runTool('oxfmt/bin/oxfmt', [SIDEBAR], root);
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
export async function newPage(
  args: string[],
  root: string,
  say: (line: string) => void,
): Promise<number> {
  try {
    const request = requestFrom(args, root);
    await makePage(request, root);
    const {file, id} = request;
    say(`Created ${file}, the page at ${routeOf(`${id}.mdx`)}.`);
    say(`Also changed: ${SIDEBAR}, ${RECORD}.`);
    say(
      `Write it, link to it from another page, preview it with npm run dev, and run npm run check -- ${file}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof CouldNotRunError || error instanceof UnknownFactError)) throw error;
    say(error.message);
    return 2;
  }
}
