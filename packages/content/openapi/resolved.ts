import type {FactTree, Version} from '../facts/index.ts';
import {findTokens, resolveTokens} from '../facts/tokens.ts';

/** The path of the current version's document in the project. */
export const DOCUMENT = 'data/openapi.yaml';

/** The path of a version's document, which may not exist. */
export const documentOf = ({id, state}: Version): string =>
  state === 'current' ? DOCUMENT : `data/versions/${id}/openapi.yaml`;

/** A value that consists of one fact: `'{{limits.apiPage.value}}'`. */
const WHOLE_VALUE = /'(\{\{[\w.]+\}\})'/g;

/**
 * Resolves the facts in the document. A quoted fact that's a number becomes a number. The source needs
 * the quotes, because braces start a mapping in YAML.
 *
 * @param source - the text of the file
 * @param facts - the registry, see `packages/content/facts/index.ts`
 * @param file - the path of the file, for messages
 * @returns the text to publish
 * @throws MistakesError if a fact doesn't exist
 */
export function resolvedDocument(source: string, facts: FactTree, file = DOCUMENT): string {
  const unquoted = source.replace(WHOLE_VALUE, (quoted, token: string) =>
    /^\d+$/.test(findTokens(token, facts)[0]?.value ?? '') ? token : quoted,
  );
  return resolveTokens(unquoted, facts, file);
}
