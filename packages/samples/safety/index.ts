/**
 * Refuses code that loses data or money in a bad case: a forged, repeated or late event, a service
 * that fails or never responds. Readers copy samples without reading, so this counts for all.
 */
import tsBlankSpace from 'ts-blank-space';
import {chosenByCaller, unencodedPaths} from './addresses.ts';
import {type Code, readCode, select, type Unsafe, withVariables} from './code.ts';
import {markBeforeWork, responseOrder, uncheckedWebhooks} from './components.ts';
import {patterns} from './patterns.ts';
import {unsafeText} from './text.ts';

const knownPatterns = (code: Code): Unsafe[] =>
  patterns.js!.flatMap(({finds, unless, message, fix}) =>
    select(code.tree, String(finds))
      .filter((node) => !unless?.test(withVariables(code, node)))
      .map(({loc}) => ({line: loc.start.line, message, fix})),
  );

const javaScriptRules = [
  knownPatterns,
  unencodedPaths,
  chosenByCaller,
  responseOrder,
  uncheckedWebhooks,
  markBeforeWork,
];

/**
 * Finds unsafe places in a code block.
 *
 * @param code - the block, with facts resolved
 * @param language - the language of its fence
 * @returns the places, from top to bottom; none for a language that isn't executed
 */
export function unsafePlaces(code: string, language: string): Unsafe[] {
  const read =
    language === 'js'
      ? readCode(code)
      : language === 'ts'
        ? readCode(tsBlankSpace(code))
        : undefined;
  const found = read ? javaScriptRules.flatMap((rule) => rule(read)) : unsafeText(code, language);
  return found.sort((a, b) => a.line - b.line);
}

/** Whether a block is wrong on purpose, as its title says. */
export const isWrongOnPurpose = (title: string | undefined): boolean =>
  /^(?:wrong|bad)\b/i.test(title ?? '');
