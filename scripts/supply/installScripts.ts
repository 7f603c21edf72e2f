/** Checks that package.json has a decision for every package with an install script. */

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean}>;
}

/**
 * Compares the packages that have install scripts with those listed in `allowScripts`.
 *
 * @param lock - the content of package-lock.json
 * @param decisions - `allowScripts` from package.json: true allows, false denies
 * @returns what's wrong
 */
export function scriptFaults(lock: Lock, decisions: Record<string, boolean>): string[] {
  const withScripts = Object.entries(lock.packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const names = new Set(withScripts);
  const undecided = [...names].filter((name) => !(name in decisions));
  const stale = Object.keys(decisions).filter((name) => !names.has(name));
  return [
    ...undecided.map(
      (name) =>
        `${name} wants to run code at installation. Expected an entry in package.json: run ` +
        `npm install-scripts deny ${name}, or approve it if it doesn't work otherwise.`,
    ),
    ...stale.map(
      (name) =>
        `${name} no longer has an install script. Remove it from allowScripts in package.json.`,
    ),
  ];
}
