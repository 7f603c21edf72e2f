import {inWords} from '@portal/content/mistake';
import type {Finding} from './finding.ts';

const asText = (finding: Finding) => inWords(finding, finding.rule);

/** Escapes characters that a workflow command of GitHub Actions can't contain. */
const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** A finding as an annotation that GitHub shows at the line in a pull request. */
function asAnnotation({file, line, column, rule, message, fix}: Finding): string {
  const where = `file=${escapeProperty(file)},line=${line},col=${column}`;
  return `::error ${where},title=${escapeProperty(rule)}::${escapeData(`${message}\n${fix}`)}`;
}

/** Formats a finding. */
export type Reporter = (finding: Finding) => string;

/**
 * Chooses the reporter for an environment.
 *
 * @param env - the environment; GitHub Actions sets `GITHUB_ACTIONS`
 */
export function reporterFor(env: NodeJS.ProcessEnv): Reporter {
  if (env.GITHUB_ACTIONS !== 'true') return asText;
  return (finding) => `${asAnnotation(finding)}\n${asText(finding)}`;
}
