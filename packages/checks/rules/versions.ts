import {folderOf, sidebarOf} from '@portal/content/facts';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/versions.yaml';
const LIST = 'versions.json';

const RUN = '"npm run new-version" and "npm run retire-version" add and remove versions';

const start = (file: string) => ({file, line: 1, column: 1});

function readList(project: Project): string[] {
  if (!project.has(LIST)) return [];
  try {
    return JSON.parse(project.read(LIST).text) as string[];
  } catch (error) {
    throw new CouldNotRunError(`${LIST} is not valid JSON: ${String(error)}. ${RUN}.`);
  }
}

/** Differences between Docusaurus's list of versions and the table. */
function wrongList(project: Project, ids: readonly string[]): Mistake[] {
  const listed = readList(project);
  if (listed.join() === ids.join()) return [];
  const message = `lists ${listed.join(', ') || 'no version'}, but ${TABLE} has ${ids.join(', ') || 'none'}`;
  return [{...start(LIST), message, fix: `write ${JSON.stringify(ids)}; ${RUN}`}];
}

/** Pages in folders that belong to no version in the table. */
function homeless({pages}: Project): Mistake[] {
  const folders = new Map<string, string>();
  for (const {file, version} of pages) {
    if (!version) folders.set(file.split('/').slice(0, 2).join('/'), file);
  }
  return [...folders].map(([folder, file]) => {
    const message = `${folder}/ belongs to no version in ${TABLE}`;
    return mistake(start(file), message, `add its row, or remove the folder; ${RUN}`, folder);
  });
}

export const versions: Rule = {
  name: 'versions',
  about:
    "The table of versions, Docusaurus's list, the folders and the sidebars have the same versions.",
  scope: 'project',
  check({project}) {
    const frozen = project.known.versions.filter(({inDocs}) => !inDocs);
    if (!project.has(TABLE)) return [];
    const ids = frozen.map(({id}) => id);
    const missing = frozen
      .map((version) => [folderOf(version), sidebarOf(version), version.id] as const)
      .flatMap(([folder, sidebar, id]): Mistake[] => {
        const hasPages = project.pageFiles.some((file) => file.startsWith(folder));
        const lacks = [...(hasPages ? [] : [folder]), ...(project.has(sidebar) ? [] : [sidebar])];
        if (lacks.length === 0) return [];
        const message = `${id} has no ${lacks.join(' and no ')}`;
        return [{...start(TABLE), message, fix: `restore it, or remove the row; ${RUN}`}];
      });
    return [...wrongList(project, ids), ...missing, ...homeless(project)];
  },
};
