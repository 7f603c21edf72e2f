import type {FactTree} from '../../facts/index.ts';
import {diagramsIn, drawingFile, drawingKey, DRAWINGS, roomIn} from '../../src/content/diagrams.ts';
import {findTokens} from '../../src/content/tokens.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

/** A fact may grow this much before its text leaves the box that was drawn for it. */
const SLACK = 1.2;

/** Facts that have become too long for a drawing. */
function grown(facts: FactTree, source: string, svg: string): string[] {
  const room = roomIn(svg);
  return findTokens(source, facts)
    .filter(({path, value}) => (value ?? '').length > Math.max(4, (room.get(path) ?? 0) * SLACK))
    .map(({path}) => path);
}

function problemsOf(page: Page, project: Project): Problem[] {
  return diagramsIn(page.source.text).flatMap(({line, source}) => {
    const at = {file: page.file, line, column: 1, text: 'mermaid'};
    const file = drawingFile(drawingKey(source), 'wide');
    if (!project.has(file)) {
      const message = 'the diagram has no drawing, or it was edited after it was drawn';
      const fix = `run "npm run diagrams" and commit what it writes to ${DRAWINGS}/; without Chromium, ask for it in the pull request`;
      return [{...at, message, fix}];
    }
    return grown(project.factsOf(page.version), source, project.read(file).text).map((path) => ({
      ...at,
      message: `{{${path}}} has become too long for the drawing`,
      fix: 'run "npm run diagrams -- --all"',
    }));
  });
}

export const diagrams: Rule = {
  name: 'diagrams',
  about: 'Every diagram has a drawing of what it says now, and every drawing is used.',
  scope: 'page',
  check({project, pages, limited}) {
    const problems = pages.flatMap((page) => problemsOf(page, project));
    if (limited) return problems;
    const used = new Set(
      pages.flatMap((page) => diagramsIn(page.source.text).map(({source}) => drawingKey(source))),
    );
    const unused = project.files
      .filter((file) => file.startsWith(`${DRAWINGS}/`))
      .filter((file) => !used.has(file.slice(DRAWINGS.length + 1).replace(/(-narrow)?\.svg$/, '')))
      .map((file) => ({
        file,
        line: 1,
        column: 1,
        message: 'no diagram has this drawing any more',
        fix: 'run "npm run diagrams", which deletes it',
      }));
    return [...problems, ...unused];
  },
};
