import type {FactTree} from '@portal/content/facts';
import {
  diagramsOf,
  drawingFile,
  drawingKey,
  DRAWINGS,
  roomIn,
} from '@portal/content/pages/diagrams';
import {findTokens} from '@portal/content/facts/tokens';
import type {Problem} from '../core/finding.ts';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** How much longer a fact may get before its text overflows its box. */
const SLACK = 1.2;

/** Facts that no longer fit a drawing. */
function grown(facts: FactTree, source: string, svg: string): string[] {
  const room = roomIn(svg);
  return findTokens(source, facts)
    .filter(({path, value}) => (value ?? '').length > Math.max(4, (room.get(path) ?? 0) * SLACK))
    .map(({path}) => path);
}

function problemsOf(page: Page, project: Project): Problem[] {
  return diagramsOf(page).flatMap(({line, source}) => {
    const at = {file: page.file, line, column: 1, text: 'mermaid'};
    const file = drawingFile(drawingKey(source), 'wide');
    if (!project.has(file)) {
      const message = 'the diagram has no drawing, or it was edited since it was drawn';
      const fix = `run "npm run diagrams" and commit the files in ${DRAWINGS}/. If you don't have Chromium, ask for help in the pull request`;
      return [{...at, message, fix}];
    }
    return grown(project.factsOf(page.version), source, project.read(file).text).map((path) => ({
      ...at,
      message: `the value of {{${path}}} no longer fits the drawing`,
      fix: 'run "npm run diagrams -- --all"',
    }));
  });
}

export const diagrams: Rule = {
  name: 'diagrams',
  about: 'Every diagram has an up-to-date drawing, and every drawing is used.',
  scope: 'page',
  check({project, pages, limited}) {
    const problems = pages.flatMap((page) => problemsOf(page, project));
    if (limited || pages.some(({syntaxError}) => syntaxError)) return problems;
    const used = new Set(
      pages.flatMap((page) => diagramsOf(page).map(({source}) => drawingKey(source))),
    );
    const unused = project.files
      .filter((file) => file.startsWith(`${DRAWINGS}/`))
      .filter((file) => !used.has(file.slice(DRAWINGS.length + 1).replace(/(-narrow)?\.svg$/, '')))
      .map((file) => ({
        file,
        line: 1,
        column: 1,
        message: 'no diagram uses this drawing',
        fix: 'run "npm run diagrams" to delete it',
      }));
    return [...problems, ...unused];
  },
};
