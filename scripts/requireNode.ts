/**
 * Stops a command on an unsupported version of Node.js with a clear message, instead of an error
 * from inside a package. Each command imports this first.
 */
import {engines} from '../package.json';

/**
 * @param has - the running version, such as `20.19.0`
 * @param least - the oldest version that the project supports, such as `20.19`
 * @returns a message if the version is too old
 */
export function versionFault(has: string, least: string): string | undefined {
  if (has.localeCompare(least, 'en', {numeric: true}) >= 0) return undefined;
  return (
    `This is Node.js ${has}, and this project needs ${least} or newer. ` +
    'Install the current LTS version from https://nodejs.org, then run npm ci.'
  );
}

const fault = versionFault(process.versions.node, engines.node.replace('>=', ''));
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
