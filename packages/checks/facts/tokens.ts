/** Tokens of facts that don't exist, and limits without a token. */
import type {FactTree} from '@portal/content/facts';
import {findTokens, unknownFact} from '@portal/content/facts/tokens';
import {misspelledGroups} from '@portal/content/pages/misspelledGroups';
import type {Project} from '@portal/content/pages/project';
import type {SourceText} from '@portal/content/text/sourceText';
import {textFiles} from '@portal/content/pages/textFiles';
import {mistake, type Mistake} from '@portal/content/mistake';

/** Tokens on a page that name no fact of its version. */
export function unknownTokens(source: SourceText, facts: FactTree): Mistake[] {
  const typed = ({start, end}: {start: number; end: number}) => source.text.slice(start, end);
  const groups = misspelledGroups(source.text, facts).map((one) => {
    const message = `there is no group of facts "${one.path.split('.')[0]}"`;
    const fix = `write {{${one.path.replace(/^\w+/, one.group)}}}`;
    return mistake(source.placeAt(one.start), message, fix, typed(one));
  });
  const unknown = findTokens(source.text, facts)
    .filter(({value}) => value === undefined)
    .map((one) => unknownFact(source.placeAt(one.start), one.path, facts, typed(one)));
  return [...groups, ...unknown];
}

const FILE = 'data/limits.yaml';

/** Files that name limits, but don't use them. */
const NO_USE =
  /^(?:data\/(?:limits|versions|schemas)|packages\/checks|tests|bench)|facts\/schemas\/|\.test\.tsx?$/;

/**
 * Finds limits that neither a page nor code uses.
 *
 * @param keys - the limits of the current version
 */
export function unusedLimits(project: Project, keys: readonly string[]): Mistake[] {
  if (!project.has(FILE)) return [];
  const texts = textFiles(project)
    .filter((file) => !NO_USE.test(file))
    .map((file) => project.read(file).text);
  const isUsed = (key: string) => {
    const pattern = new RegExp(`(?:imits(?:\\.v\\d+)?\\.|['"\`])${key}\\b`);
    return texts.some((text) => pattern.test(text));
  };
  return keys
    .filter((key) => !isUsed(key))
    .map((key) => {
      const fix = `use {{limits.${key}}} where readers need it, or delete the limit`;
      return mistake(
        project.placeOf(FILE, [key], 'key'),
        `nothing uses the limit ${key}`,
        fix,
        key,
      );
    });
}
