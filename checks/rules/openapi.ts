import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FactTree} from '../../facts/index.ts';
import type {Version} from '../../facts/versions.ts';
import {UnknownFactError} from '../../src/content/tokens.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {PlacedError, UnknownResourceError} from '../../src/plugins/openapi/errors.ts';
import type {Operation} from '../../src/plugins/openapi/operations.ts';
import {operationsFor} from '../../src/plugins/openapi/remark.ts';
import {documentOf, resolvedDocument} from '../../src/plugins/openapi/resolved.ts';
import type {Problem} from '../core/finding.ts';
import {jsxOf} from '../core/jsx.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

/** The strict version of Redocly's recommended rules, which turns warnings into errors. */
const config = {
  extends: ['recommended-strict'],
  rules: {
    // A hosted API has no license.
    'info-license': 'off',
    // The build finds wrong references as well, and suggests the nearest name.
    'no-unresolved-refs': 'off',
  },
};

/** The document of a version. */
interface Document {
  project: Project;
  version: Version;
  file: string;
  facts: FactTree;
}

/** References to unknown facts. Resolving facts doesn't change the line numbers. */
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

/** A mistake that the build would stop at, such as a wrong reference. */
function buildError({project, file, facts}: Document): Problem[] {
  try {
    loadDocument(project.root, facts, file);
    return [];
  } catch (error) {
    if (!(error instanceof PlacedError)) throw error;
    const {line, column, pointer} = error.place;
    const {problem, hint = `correct ${pointer}`} = error.mistake;
    return [{file, line, column, message: problem, fix: hint}];
  }
}

/** The findings of Redocly's linter. It's imported on demand, because that takes a second. */
async function lint({project, file, facts}: Document): Promise<Problem[]> {
  const {createConfig, getLineColLocation, lintFromString, YamlParseError} =
    await import('@redocly/openapi-core');
  const source = resolvedDocument(project.read(file).text, facts, file);
  const absoluteRef = `${project.root}/${file}`;
  try {
    // Checking the type of Redocly's configuration would take the compiler seconds.
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
          : `follow the Redocly rule ${ruleId}, which its documentation explains`;
      return {file, line, column: col, message, fix, text: ruleId};
    });
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const {line, col: column, originalError} = error;
    const message = `not valid YAML: ${(originalError as Error & {reason: string}).reason}`;
    const fix = 'close all brackets and quotes, and quote values that start with a brace';
    return [{file, line, column, message, fix}];
  }
}

/** The line on which an operation starts. */
function placeOf({project, file}: Document, {id}: Operation) {
  const found = project.read(file).findLine(new RegExp(`^\\s*operationId: ${id}$`));
  return found ?? {line: 1, column: 1};
}

/**
 * Examples that don't match their schemas, at their line or that of the reference to them. The
 * validator is imported on demand, because most runs check a page.
 */
async function examples({project, file, facts}: Document): Promise<Problem[]> {
  const {wrongExamples} = await import('../openapi/examples.ts');
  const {published, placeOf: placeIn} = loadDocument(project.root, facts, file);
  return wrongExamples(published).map(({path, message}) => {
    const {line, column, pointer} = placeIn(path);
    return {
      file,
      line,
      column,
      message: `the example ${pointer} does not match its schema: ${message}`,
      fix: 'change the example or the schema',
    };
  });
}

/** Pages that name unknown operations, and operations that no page shows. */
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
        if (!(error instanceof UnknownResourceError)) throw error;
        const {problem: message, hint: fix} = error;
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
  const mistake = buildError(document);
  if (mistake.length > 0) return mistake;
  const wrong = await examples(document);
  if (wrong.length > 0) return wrong;
  const {project, facts, file} = document;
  const {operations} = loadDocument(project.root, facts, file);
  return shown(document, operations);
}

export const openapi: Rule = {
  name: 'openapi',
  about:
    'The OpenAPI document is valid, its examples match their schemas, and every operation has samples and is on a page.',
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
