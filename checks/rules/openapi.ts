import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FactTree} from '../../facts/index.ts';
import type {Version} from '../../facts/versions.ts';
import {UnknownFactError} from '../../src/content/tokens.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {operationsOf, type Operation} from '../../src/plugins/openapi/operations.ts';
import {operationsFor} from '../../src/plugins/openapi/remark.ts';
import {placesIn} from '../../src/plugins/openapi/place.ts';
import {documentOf, resolvedDocument} from '../../src/plugins/openapi/resolved.ts';
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

/** The document of a version. */
interface Document {
  project: Project;
  version: Version;
  file: string;
  facts: FactTree;
}

/** References to facts that do not exist. The text with facts in place has the same lines. */
function unknownFacts({project, file, facts}: Document): Problem[] {
  try {
    resolvedDocument(project.read(file).text, facts, file);
    return [];
  } catch (error) {
    if (!(error instanceof UnknownFactError)) throw error;
    const {line, column, path, nearest} = error;
    const message = `there is no fact {{${path}}}`;
    return [{file, line, column, message, fix: `write {{${nearest}}}, or add the fact`}];
  }
}

/** What Redocly's linter finds. It is loaded when it is needed: that takes a second. */
async function lint({project, file, facts}: Document): Promise<Problem[]> {
  const {createConfig, getLineColLocation, lintFromString} = await import('@redocly/openapi-core');
  const source = resolvedDocument(project.read(file).text, facts, file);
  const absoluteRef = `${project.root}/${file}`;
  try {
    // The type of Redocly's configurations alone takes the compiler seconds.
    const found = await lintFromString({
      source,
      absoluteRef,
      config: await createConfig(config as never),
    });
    return found.map(({ruleId, message, suggest, location}) => {
      const {line, col} = getLineColLocation(location[0]!).start;
      const fix =
        suggest.length > 0
          ? `did you mean "${suggest[0]}"? (${ruleId})`
          : `see what ${ruleId} asks for in the documentation of the Redocly rules`;
      return {file, line, column: col, message, fix, text: ruleId};
    });
  } catch (error) {
    const [, message, line, column] = /^([^"]*?)(?: in ".*)? \((\d+):(\d+)\)/.exec(
      (error as Error).message,
    ) ?? ['', (error as Error).message, '1', '1'];
    return [
      {
        file,
        line: Number(line),
        column: Number(column),
        message: `not YAML: ${message}`,
        fix: 'close what is open, and quote values that begin with a brace',
      },
    ];
  }
}

/** The line on which an operation begins. */
function placeOf({project, file}: Document, {id}: Operation) {
  const found = project.read(file).findLine(new RegExp(`^\\s*operationId: ${id}$`));
  return found ?? {line: 1, column: 1};
}

/**
 * Examples that are not what their schemas say, each on its line or on that of the reference to it.
 * The validator is loaded when it is needed: most runs are about a page.
 */
async function examples({project, file, facts}: Document): Promise<Problem[]> {
  const {wrongExamples} = await import('../openapi/examples.ts');
  const {text, published} = loadDocument(project.root, facts, file);
  const placeIn = placesIn(text);
  return wrongExamples(published).map(({path, message}) => {
    const {line, column, pointer} = placeIn(path);
    return {
      file,
      line,
      column,
      message: `the example ${pointer} is not what its schema says: ${message}`,
      fix: 'change the example or the schema',
    };
  });
}

/** Operations without a sample request. */
function samples(document: Document, operations: Operation[]): Problem[] {
  const {file} = document;
  return operations.flatMap((operation) => {
    try {
      samplesOf(operation);
      return [];
    } catch (error) {
      const {line, column} = placeOf(document, operation);
      const message = (error as Error).message.replace(/^[\w/.]+\.yaml: /, '');
      return [{file, line, column, message, fix: 'add `example:` to the parameter'}];
    }
  });
}

/** Marks on pages that lead to nothing, and operations that no page shows. */
function shown(document: Document, operations: Operation[]): Problem[] {
  const {project, file, version} = document;
  const problems: Problem[] = [];
  const missing = new Set(operations);
  for (const page of project.pages.filter((one) => one.version === version)) {
    for (const element of jsxOf(page).filter(({name}) => name === 'RestOperations')) {
      try {
        operationsFor(element as MdxJsxFlowElement, operations).forEach((one) =>
          missing.delete(one),
        );
      } catch (error) {
        const [message = '', fix = ''] = (error as Error).message.split(/(?<=\.) (?=The nearest)/);
        problems.push({...page.at(page.placeOf(element)), message, fix});
      }
    }
  }
  const [first] = missing;
  if (!first) return problems;
  const {line, column} = placeOf(document, first);
  const message = `no page shows the operations of the resource "${first.resource}"`;
  const fix = `write <RestOperations resource="${first.resource}" /> on a page`;
  return [...problems, {file, line, column, message, fix}];
}

async function ofDocument(document: Document): Promise<Problem[]> {
  const unknown = unknownFacts(document);
  if (unknown.length > 0) return unknown;
  const found = await lint(document);
  if (found.length > 0) return found;
  const wrong = await examples(document);
  if (wrong.length > 0) return wrong;
  const {project, facts, file} = document;
  const operations = operationsOf(loadDocument(project.root, facts, file).api);
  return [...samples(document, operations), ...shown(document, operations)];
}

export const openapi: Rule = {
  name: 'openapi',
  about:
    'The OpenAPI document is sound, its examples are right, every operation has samples and is on a page.',
  scope: 'project',
  async check({project}) {
    const documents = project.known.versions
      .map((version) => {
        const [file, facts] = [documentOf(version), project.factsOf(version)];
        return {project, version, file, facts};
      })
      .filter(({file}) => project.has(file));
    return (await Promise.all(documents.map(ofDocument))).flat();
  },
};
