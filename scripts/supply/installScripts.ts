/** Packages may run code when they are installed only if package.json says so by name. */

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean}>;
}

/**
 * Compares the packages that come with install scripts with those that `allowScripts` decides on.
 *
 * @param lock - the content of package-lock.json
 * @param decisions - `allowScripts` of package.json: true allows, false denies
 * @returns what is wrong, in words
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
        `${name} wants to run code when it is installed. Expected a decision in package.json: ` +
        `npm install-scripts deny ${name}, or approve where it does not work otherwise.`,
    ),
    ...stale.map(
      (name) =>
        `${name} has no install script any more. Expected no decision on it in package.json.`,
    ),
  ];
}
