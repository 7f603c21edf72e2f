/** Creates a page that passes the checks, adds it to the sidebar, and records its URL. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {Project} from '../../checks/core/project.ts';
import {runTool} from '../../checks/core/program.ts';
import {RECORD} from '../../checks/core/addresses.ts';
import {recordAddresses} from '../../checks/recordAddresses.ts';
import {currentVersion, prefixOf} from '../../facts/versions.ts';
import {routeOf} from '../../src/content/routes.ts';
import {addCounterpart} from './counterpart.ts';
import type {Request} from './request.ts';
import {sectionsOf, withPage, withSection} from './sections.ts';

/** Returns the page to read next: the start page of the section, or else its first page. */
function nextOf({section, version}: Request): string {
  const id = section.ids.find((candidate) => candidate.endsWith('/index')) ?? section.ids[0];
  return prefixOf(version) + (id === undefined ? '/' : routeOf(`${id}.mdx`));
}

/** Returns the source of the page, with a placeholder for its content. */
function sourceOf(request: Request, next: string): string {
  const {title, description, section} = request;
  const frontMatter = stringify({title, short_description: description}, {lineWidth: 0});
  return [
    `---\n${frontMatter}---\n`,
    `${description}\n`,
    '{/* Lead with the answer, then a working sample, then detail, limits and errors: STYLEGUIDE.md. */}\n',
    '## Next\n',
    next === '/'
      ? '- [The first page](/) links to everything else.\n'
      : `- [${section.label}](${next}) covers related topics.\n`,
  ].join('\n');
}

/** Adds the page to its section in the sidebar. The section may be new. */
function withLine({sidebarFile, section, after, id}: Request, text: string): string {
  if (!after) return withPage(sidebarFile, text, section, id);
  const withIt = withSection(sidebarFile, text, after, section.label);
  const made = sectionsOf(sidebarFile, withIt).find(({label}) => label === section.label)!;
  return withPage(sidebarFile, withIt, made, id);
}

/**
 * Creates the page.
 *
 * @param request - see `requestFrom`
 * @param counterpart - for a page of an older version, the matching page of the next one
 * @param root - the project
 * @returns the files that were created or changed
 */
export async function makePage(
  request: Request,
  counterpart: string | undefined,
  root: string,
): Promise<string[]> {
  const {file, version} = request;
  // A start page can set its own URL, so only link to it if its default URL exists.
  const project = new Project(root);
  const routes = new Set(project.routes.keys());
  const next = nextOf(request);
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), sourceOf(request, routes.has(next) ? next : '/'));

  const sidebar = join(root, request.sidebarFile);
  const text = readFileSync(sidebar, 'utf8');
  writeFileSync(sidebar, withLine(request, text));

  const table = version === currentVersion ? undefined : addCounterpart(request, counterpart, root);
  const written = [request.sidebarFile, ...(table === undefined ? [] : [table])];
  await runTool('oxfmt/bin/oxfmt', written, root);
  const withIt = new Project(root);
  recordAddresses(withIt, [withIt.page(file)]);
  return [file, ...written, RECORD];
}
