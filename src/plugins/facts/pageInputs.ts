import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {currentVersion, factsOfFile, versionOfFile} from '../../facts.ts';
import {findTokens} from '@portal/content/facts/tokens';
import {documentOf} from '@portal/content/openapi/resolved';
import {generated} from '@portal/content/openapi/remark';
import {DRAWINGS} from '@portal/content/pages/diagrams';
import {Page} from '@portal/content/pages/page';
import {pathInVersion, routeOf} from '@portal/content/routes/routes';
import type {FactValues} from './factValues.ts';

/** What decides the elements of highlighted code: class names of tokens, and known languages. */
const CODE = ['src/css/syntax.css', 'data/code-languages.yaml'];

/**
 * Makes the function that lists what Markdown plugins read besides a page: facts, the guides that use
 * it, drawings, the OpenAPI document, and styles of code.
 *
 * @returns a function from a page, relative to the project, and its text to absolute paths
 */
export const pageInputs = (siteDir: string, values: FactValues) => (file: string, text: string) => {
  const version = versionOfFile(file) ?? currentVersion;
  const factsIn = (source: string) =>
    findTokens(source, factsOfFile(file)).map(({path}) => values.fileOf(version.id, path));
  const document = join(siteDir, documentOf(version));
  const showsDocument = generated.some((name) => text.includes(`<${name}`)) && existsSync(document);
  const drawings = /^\s*```+mermaid/m.test(text) ? readdirSync(join(siteDir, DRAWINGS)) : [];
  const isPage = versionOfFile(file) !== undefined;
  const guides = () => {
    const {keys} = new Page(file, text, factsOfFile(file));
    return values.fileOf(version.id, routeOf(pathInVersion(file)!, keys));
  };
  return [
    ...factsIn(text),
    ...(isPage ? [guides()] : []),
    ...(showsDocument ? [document, ...factsIn(readFileSync(document, 'utf8'))] : []),
    ...drawings.map((name) => join(siteDir, DRAWINGS, name)),
    ...(text.includes('```') || showsDocument ? CODE.map((name) => join(siteDir, name)) : []),
  ];
};
