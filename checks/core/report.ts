import type {Finding} from './finding.ts';

/** One finding on a terminal: the place, so that editors make it a link, and below it the way out. */
function asText({file, line, column, rule, message, fix}: Finding): string {
  return `${file}:${line}:${column}  ${message}  (${rule})\n    → ${fix}`;
}

/** The characters that a workflow command of GitHub Actions may not hold. */
const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** One finding as an annotation that GitHub shows beside the line of a pull request. */
function asAnnotation({file, line, column, rule, message, fix}: Finding): string {
  const where = `file=${escapeProperty(file)},line=${line},col=${column}`;
  return `::error ${where},title=${escapeProperty(rule)}::${escapeData(`${message}\n${fix}`)}`;
}

/** How findings are told. */
export type Reporter = (finding: Finding) => string;

/**
 * Chooses the reporter for a place.
 *
 * @param env - the environment; GitHub Actions sets `GITHUB_ACTIONS`
 */
export function reporterFor(env: NodeJS.ProcessEnv): Reporter {
  if (env.GITHUB_ACTIONS !== 'true') return asText;
  return (finding) => `${asAnnotation(finding)}\n${asText(finding)}`;
}
