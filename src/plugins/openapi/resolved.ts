import {parse, YAMLParseError} from 'yaml';
import type {FactTree} from '../../../facts/index.ts';
import {findTokens, resolveTokens} from '../../content/tokens.ts';

/** Where the document stands in the project. */
export const DOCUMENT = 'facts/openapi.yaml';

/** A whole value that is a fact, `'{{limits.apiPage.value}}'`. */
const WHOLE_VALUE = /'(\{\{[\w.]+\}\})'/g;

/**
 * Puts facts into the document. A quoted value that is a number as a whole becomes a number; in the
 * source the quotes are needed, because braces begin a mapping in YAML.
 *
 * @param source - the text of the document, as on disk
 * @param facts - the registry, see `facts/index.ts`
 * @returns the text as it is published
 * @throws UnknownFactError for a fact that does not exist
 */
export function resolvedDocument(source: string, facts: FactTree): string {
  const unquoted = source.replace(WHOLE_VALUE, (quoted, token: string) =>
    /^\d+$/.test(findTokens(token, facts)[0]?.value ?? '') ? token : quoted,
  );
  return resolveTokens(unquoted, facts, {file: DOCUMENT});
}

/**
 * The published text as a value; references stay.
 *
 * @throws Error with file, line and column for a text that is no YAML
 */
export function parsedDocument(text: string): unknown {
  try {
    return parse(text, {prettyErrors: true}) as unknown;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const {line, col} = error.linePos![0];
    const [message] = error.message.split(/ at line \d+/);
    throw new Error(`${DOCUMENT}:${line}:${col}: not YAML: ${message}`);
  }
}
