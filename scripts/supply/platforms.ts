/** The part of package-lock.json that's read. */
interface Lock {
  packages: Record<string, {optionalDependencies?: Record<string, string>}>;
}

/**
 * Finds optional packages that are missing from a lock file, such as a tool's binaries for another
 * platform. npm leaves them out if the registry doesn't have them at the moment. On that platform,
 * `npm ci` then installs a tool that doesn't start.
 *
 * @param lock - the parsed `package-lock.json`
 * @returns a message for each missing package
 */
export function platformFaults({packages}: Lock): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map(
        (name) =>
          `${path} needs ${name}, which is missing from the lock file. Use another version.`,
      ),
  );
}
