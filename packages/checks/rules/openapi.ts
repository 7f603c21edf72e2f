import {type Mistake, mistake, MistakesError} from '@portal/content/mistake';
import {nearestName} from '@portal/content/text/nearestName';
import type {FactTree, Version} from '@portal/content/facts';
import {type LoadedDocument, loadDocument} from '@portal/content/openapi/document';
import {documentOf, resolvedDocument} from '@portal/content/openapi/resolved';
import {attribute, jsxOf} from '@portal/content/pages/jsx';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** The strict version of Redocly's recommended rules, which turns warnings into errors. */
const config = {
  extends: ['recommended-strict'],
  rules: {
    'parameter-description': 'error',
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

/** The findings of Redocly's linter. It's imported on demand, because that takes a second. */
async function lint({project, file, facts}: Document): Promise<Mistake[]> {
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
          : `correct it: https://redocly.com/docs/cli/rules/oas/${ruleId} shows how`;
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

/** Pages that name unknown resources, and operations that no page shows. */
function references({project, file, version}: Document, loaded: LoadedDocument): Mistake[] {
  const problems: Mistake[] = [];
  const resources = new Set(loaded.operations.map(({resource}) => resource));
  const missing = new Set(resources);
  for (const page of project.pages.filter((one) => one.version === version)) {
    for (const element of jsxOf(page).filter(({name}) => name === 'RestOperations')) {
      const resource = attribute(element, 'resource') ?? '';
      missing.delete(resource);
      if (resources.has(resource)) continue;
      const message = `${file} has no operations of "${resource}"`;
      const nearest = nearestName(resource, resources);
      const fix = nearest
        ? `did you mean "${nearest}"?`
        : `write one of ${[...resources].join(', ')}`;
      problems.push(mistake(page.placeOf(element), message, fix));
    }
  }
  const first = loaded.operations.find(({resource}) => missing.has(resource));
  if (!first) return problems;
  const at = loaded.source.placeOf(['paths', first.path, first.method]);
  const message = `no page shows the operations of the resource "${first.resource}"`;
  const fix = `write <RestOperations resource="${first.resource}" /> on a page`;
  return [...problems, mistake(at, message, fix)];
}

/** The mistakes that the first check finds, because the next ones need a document without them. */
async function ofDocument(document: Document): Promise<Mistake[]> {
  const {project, facts, file} = document;
  try {
    const found = await lint(document);
    if (found.length > 0) return found;
    return references(document, loadDocument(project.root, facts, file));
  } catch (error) {
    if (!(error instanceof MistakesError)) throw error;
    return [...error.mistakes];
  }
}

export const openapi: Rule = {
  name: 'openapi',
  about:
    'The OpenAPI document is valid, its parameters have descriptions, its examples match their schemas, and every operation has what samples need and is on a page.',
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
