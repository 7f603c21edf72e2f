import {CouldNotRunError} from '../../checks/core/couldNotRun.ts';
import {type Ended, runTool} from '../../checks/core/program.ts';

const FORMATTER = 'oxfmt/bin/oxfmt';

/** Runs a script of the copy itself: it reads the tables of the copy. */
export const runScript = (copy: string, script: string, ...args: string[]): Promise<Ended> =>
  runTool('tsx/dist/cli.mjs', [`${copy}/${script}`, ...args], copy);

/** Formats files as the checks want them. */
export async function format(copy: string, files: readonly string[]): Promise<void> {
  await runTool(FORMATTER, files, copy);
}

/** What the content of a version is checked for before it comes into the working tree. */
const RULES = [
  ...['versions', 'counterparts', 'routes', 'redirects', 'moved-anchors', 'addresses', 'links'],
  ...['sidebar', 'known-facts', 'typed-facts', 'mdx', 'samples', 'openapi', 'diagrams'],
];

/**
 * Records the addresses of a copy and checks it.
 *
 * @throws CouldNotRunError with what is wrong
 */
export async function recordAndCheck(copy: string): Promise<void> {
  const recorded = await runScript(copy, 'checks/recordAddresses.ts');
  const checked =
    recorded.code === 0
      ? await runScript(copy, 'checks/cli.ts', ...RULES.flatMap((rule) => ['--rule', rule]))
      : recorded;
  if (checked.code === 0) return;
  throw new CouldNotRunError(
    `Nothing has changed, because the result would not pass the checks:\n${checked.stdout}`,
  );
}
