import {parse, YAMLParseError} from 'yaml';
import type {FactTree} from '../../../facts/index.ts';
import type {Version} from '../../../facts/versions.ts';
import {findTokens, resolveTokens} from '../../content/tokens.ts';

/** Where the document of the current version stands in the project. */
export const DOCUMENT = 'facts/openapi.yaml';

/** Where the document of a version stands, if the version has one. */
export const documentOf = ({id, state}: Version): string =>
  state === 'current' ? DOCUMENT : `facts/versions/${id}/openapi.yaml`;

/** A whole value that is a fact, `'{{limits.apiPage.value}}'`. */
const WHOLE_VALUE = /'(\{\{[\w.]+\}\})'/g;

/**
 * Puts facts into the document. A quoted value that is a number as a whole becomes a number; in the
 * source the quotes are needed, because braces begin a mapping in YAML.
 *
 * @param source - the text of the document, as on disk
 * @param facts - the registry, see `facts/index.ts`
 * @param file - where it stands, for messages
 * @returns the text as it is published
 * @throws UnknownFactError for a fact that does not exist
 */
export function resolvedDocument(source: string, facts: FactTree, file = DOCUMENT): string {
  const unquoted = source.replace(WHOLE_VALUE, (quoted, token: string) =>
    /^\d+$/.test(findTokens(token, facts)[0]?.value ?? '') ? token : quoted,
  );
  return resolveTokens(unquoted, facts, {file});
}

/**
 * The published text as a value; references stay.
 *
 * @param file - where it stands, for messages
 * @throws Error with file, line and column for a text that is no YAML
 */
export function parsedDocument(text: string, file = DOCUMENT): unknown {
  try {
    return parse(text, {prettyErrors: true}) as unknown;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const {line, col} = error.linePos![0];
    const [message] = error.message.split(/ at line \d+/);
    throw new Error(`${file}:${line}:${col}: not YAML: ${message}`);
  }
}
