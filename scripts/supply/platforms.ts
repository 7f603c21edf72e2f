/** What is read of a package-lock.json. */
interface Lock {
  packages: Record<string, {optionalDependencies?: Record<string, string>}>;
}

/**
 * Finds optional packages that a lock file leaves out, such as the binaries of a tool for another
 * platform: npm leaves them out when the registry does not have them at the moment, and there
 * `npm ci` then installs a tool that does not start.
 *
 * @param lock - the parsed `package-lock.json`
 * @returns a sentence for each package that is left out
 */
export function platformFaults({packages}: Lock): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path} asks for ${name}, which the lock leaves out: take another version.`),
  );
}
