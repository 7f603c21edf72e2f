import {folderOf, sidebarOf} from '../../facts/versions.ts';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'facts/versions.ts';
const LIST = 'versions.json';

const RUN = 'versions are cut with npm run new-version, and removed with npm run retire-version';

const start = (file: string) => ({file, line: 1, column: 1});

/** The list that Docusaurus reads, where it isn't that of the table. */
function wrongList(project: Project, ids: readonly string[]): Problem[] {
  const listed = project.has(LIST) ? (JSON.parse(project.read(LIST).text) as string[]) : [];
  if (listed.join() === ids.join()) return [];
  const message = `lists ${listed.join(', ') || 'no version'}; ${TABLE} has ${ids.join(', ') || 'none'}`;
  return [{...start(LIST), message, fix: `write ${JSON.stringify(ids)}; ${RUN}`}];
}

/** Pages in folders that no version of the table has. */
function homeless({pages}: Project): Problem[] {
  const folders = new Map<string, string>();
  for (const {file, version} of pages) {
    if (!version) folders.set(file.split('/').slice(0, 2).join('/'), file);
  }
  return [...folders].map(([folder, file]) => ({
    ...start(file),
    message: `${folder}/ is the folder of no version of ${TABLE}`,
    fix: `add its row, or remove the folder; ${RUN}`,
    text: folder,
  }));
}

export const versions: Rule = {
  name: 'versions',
  about:
    'The table of versions, the list of Docusaurus, folders and sidebars are about the same versions.',
  scope: 'project',
  check({project}) {
    const frozen = project.known.versions.filter(({state}) => state !== 'current');
    if (!project.has(TABLE)) return [];
    const ids = frozen.map(({id}) => id);
    const missing = frozen
      .map((version) => [folderOf(version), sidebarOf(version), version.id] as const)
      .flatMap(([folder, sidebar, id]): Problem[] => {
        const hasPages = project.pageFiles.some((file) => file.startsWith(folder));
        const lacks = [...(hasPages ? [] : [folder]), ...(project.has(sidebar) ? [] : [sidebar])];
        if (lacks.length === 0) return [];
        const message = `${id} has no ${lacks.join(' and no ')}`;
        return [{...start(TABLE), message, fix: `bring it back, or remove the row; ${RUN}`}];
      });
    return [...wrongList(project, ids), ...missing, ...homeless(project)];
  },
};
