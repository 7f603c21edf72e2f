import type {FactTree} from '@portal/content/facts';
import {
  diagramsOf,
  drawingFile,
  drawingKey,
  DRAWINGS,
  roomIn,
  wordsOf,
} from '@portal/content/pages/diagrams';
import {findTokens} from '@portal/content/facts/tokens';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {mistake, type Mistake, type Place} from '@portal/content/mistake';
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

/** What readers who can't see a diagram need. */
const missing = (at: Place, key: string, says: string): Mistake => {
  const fix = `add a line "${key}: …" below the first line, with ${says}`;
  return mistake(at, `the diagram has no ${key}`, fix, key);
};

function problemsOf(page: Page, project: Project): Mistake[] {
  return diagramsOf(page).flatMap(({line, source}) => {
    const at = {file: page.file, line, column: 1};
    const {title, description} = wordsOf(source);
    const untold = [
      ...(title ? [] : [missing(at, 'accTitle', 'a name for the diagram')]),
      ...(description ? [] : [missing(at, 'accDescr', 'sentences that say what it shows')]),
    ];
    const file = drawingFile(drawingKey(source), 'wide');
    if (!project.has(file)) {
      const message = 'the diagram has no drawing, or it was edited since it was drawn';
      const fix = `run "npm run diagrams" and commit the files in ${DRAWINGS}/. If you don't have Chromium, ask for help in the pull request`;
      return [...untold, mistake(at, message, fix, 'mermaid')];
    }
    const facts = grown(project.factsOf(page.version), source, project.read(file).text);
    const tight = facts.map((path) => {
      const message = `the value of {{${path}}} no longer fits the drawing`;
      return mistake(at, message, 'run "npm run diagrams -- --all"', 'mermaid');
    });
    return [...untold, ...tight];
  });
}

export const diagrams: Rule = {
  name: 'diagrams',
  about:
    'Every diagram has an up-to-date drawing, and a title and a description for readers who cannot see it. Every drawing is used.',
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
      .map((file) => {
        const fix = 'run "npm run diagrams" to delete it';
        return mistake({file, line: 1, column: 1}, 'no diagram uses this drawing', fix);
      });
    return [...problems, ...unused];
  },
};
