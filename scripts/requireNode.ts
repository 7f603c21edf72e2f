/**
 * Stops a command on an unsupported version of Node.js with a clear message, instead of an error
 * from inside a package. Each command imports this first.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Compares the running version of Node.js with the one that the project needs.
 *
 * @param has - the running version, such as `20.19.0`
 * @param needs - `engines.node` of package.json, such as `>=20.19`
 * @returns a message if the version is too old
 */
export function versionFault(has: string, needs: string): string | undefined {
  const least = /^>=(\d+)\.(\d+)$/.exec(needs);
  if (!least)
    throw new Error(
      `engines.node in package.json is "${needs}". Expected a range such as >=20.19.`,
    );
  const [major = 0, minor = 0] = has.split('.').map(Number);
  const [, wantedMajor, wantedMinor] = least.map(Number) as [number, number, number];
  const isEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  if (isEnough) return undefined;
  return (
    `This is Node.js ${has}, and this project needs ${wantedMajor}.${wantedMinor} or newer. ` +
    'Install the current LTS version from https://nodejs.org, then run npm ci.'
  );
}

const {engines} = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
  engines: {node: string};
};
const fault = versionFault(process.versions.node, engines.node);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
