import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {UnknownFactError} from '../../src/content/tokens.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {operationsOf, type Operation} from '../../src/plugins/openapi/operations.ts';
import {operationsFor} from '../../src/plugins/openapi/remark.ts';
import {placesIn} from '../../src/plugins/openapi/place.ts';
import {DOCUMENT, resolvedDocument} from '../../src/plugins/openapi/resolved.ts';
import {samplesOf} from '../../src/plugins/openapi/samples/index.ts';
import type {Problem} from '../core/finding.ts';
import {jsxOf} from '../core/jsx.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

/** All that the linter recommends, its warnings too. */
const config = {
  extends: ['recommended-strict'],
  // An API that is a service is under no license.
  rules: {'info-license': 'off'},
};

const start = {file: DOCUMENT, line: 1, column: 1};

/** References to facts that do not exist. The text with facts in place has the same lines. */
function unknownFacts(project: Project): Problem[] {
  try {
    resolvedDocument(project.read(DOCUMENT).text, project.known.facts);
    return [];
  } catch (error) {
    if (!(error instanceof UnknownFactError)) throw error;
    const {line, column, path, nearest} = error;
    const message = `there is no fact {{${path}}}`;
    return [{file: DOCUMENT, line, column, message, mend: `write {{${nearest}}}, or add the fact`}];
  }
}

/** What Redocly's linter finds. It is loaded when it is needed: that takes a second. */
async function lint(project: Project): Promise<Problem[]> {
  const {createConfig, getLineColLocation, lintFromString} = await import('@redocly/openapi-core');
  const source = resolvedDocument(project.read(DOCUMENT).text, project.known.facts);
  const absoluteRef = `${project.root}/${DOCUMENT}`;
  try {
    // The type of Redocly's configurations alone takes the compiler seconds.
    const found = await lintFromString({
      source,
      absoluteRef,
      config: await createConfig(config as never),
    });
    return found.map(({ruleId, message, suggest, location}) => {
      const {line, col} = getLineColLocation(location[0]!).start;
      const mend =
        suggest.length > 0
          ? `did you mean "${suggest[0]}"? (${ruleId})`
          : `see what ${ruleId} asks for in the documentation of the Redocly rules`;
      return {file: DOCUMENT, line, column: col, message, mend, text: ruleId};
    });
  } catch (error) {
    const [, message, line, column] = /^([^"]*?)(?: in ".*)? \((\d+):(\d+)\)/.exec(
      (error as Error).message,
    ) ?? ['', (error as Error).message, '1', '1'];
    return [
      {
        file: DOCUMENT,
        line: Number(line),
        column: Number(column),
        message: `not YAML: ${message}`,
        mend: 'close what is open, and quote values that begin with a brace',
      },
    ];
  }
}

/** The line on which an operation begins. */
function placeOf(project: Project, {id}: Operation) {
  return project.read(DOCUMENT).findLine(new RegExp(`^\\s*operationId: ${id}$`)) ?? start;
}

/**
 * Examples that are not what their schemas say, each on its line or on that of the reference to it.
 * The validator is loaded when it is needed: most runs are about a page.
 */
async function examples(project: Project): Promise<Problem[]> {
  const {wrongExamples} = await import('../openapi/examples.ts');
  const {text, published} = loadDocument(project.root, project.known.facts);
  const placeIn = placesIn(text);
  return wrongExamples(published).map(({path, message}) => {
    const {line, column, pointer} = placeIn(path);
    return {
      file: DOCUMENT,
      line,
      column,
      message: `the example ${pointer} is not what its schema says: ${message}`,
      mend: 'change the example or the schema',
    };
  });
}

/** Operations without a sample request. */
function samples(project: Project, operations: Operation[]): Problem[] {
  return operations.flatMap((operation) => {
    try {
      samplesOf(operation);
      return [];
    } catch (error) {
      const {line, column} = placeOf(project, operation);
      const message = (error as Error).message.replace(`${DOCUMENT}: `, '');
      return [{file: DOCUMENT, line, column, message, mend: 'add `example:` to the parameter'}];
    }
  });
}

/** Marks on pages that lead to nothing, and operations that no page shows. */
function shown(project: Project, operations: Operation[]): Problem[] {
  const problems: Problem[] = [];
  const missing = new Set(operations);
  for (const page of project.pages) {
    for (const element of jsxOf(page).filter(({name}) => name === 'RestOperations')) {
      try {
        operationsFor(element as MdxJsxFlowElement, operations).forEach((one) =>
          missing.delete(one),
        );
      } catch (error) {
        const [message = '', mend = ''] = (error as Error).message.split(/(?<=\.) (?=The nearest)/);
        problems.push({...page.at(page.placeOf(element)), message, mend});
      }
    }
  }
  const [first] = missing;
  if (!first) return problems;
  const {line, column} = placeOf(project, first);
  const message = `no page shows the operations of the resource "${first.resource}"`;
  const mend = `write <RestOperations resource="${first.resource}" /> on a page`;
  return [...problems, {file: DOCUMENT, line, column, message, mend}];
}

export const openapi: Rule = {
  name: 'openapi',
  about:
    'The OpenAPI document is sound, its examples are right, every operation has samples and stands on a page.',
  scope: 'project',
  async check({project}) {
    if (!project.has(DOCUMENT)) return [];
    const unknown = unknownFacts(project);
    if (unknown.length > 0) return unknown;
    const found = await lint(project);
    if (found.length > 0) return found;
    const wrong = await examples(project);
    if (wrong.length > 0) return wrong;
    const operations = operationsOf(loadDocument(project.root, project.known.facts).api);
    return [...samples(project, operations), ...shown(project, operations)];
  },
};
