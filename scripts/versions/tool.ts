import {CouldNotRunError} from '../../checks/core/couldNotRun.ts';
import {type Ended, runTool} from '../../checks/core/program.ts';

const FORMATTER = 'oxfmt/bin/oxfmt';

/** Runs a script of the copy itself, so that it reads the copy's tables. */
export const runScript = (copy: string, script: string, ...args: string[]): Promise<Ended> =>
  runTool('tsx/dist/cli.mjs', [`${copy}/${script}`, ...args], copy);

/** Formats files and folders as the checks require. */
export async function format(copy: string, files: readonly string[]): Promise<void> {
  await runTool(FORMATTER, files, copy);
}

/**
 * Records the URLs of a copy and checks it.
 *
 * @throws CouldNotRunError with the findings
 */
export async function recordAndCheck(copy: string): Promise<void> {
  const recorded = await runScript(copy, 'checks/recordAddresses.ts');
  const checked = recorded.code === 0 ? await runScript(copy, 'checks/cli.ts') : recorded;
  if (checked.code === 0) return;
  throw new CouldNotRunError(
    `Nothing was changed, because the result wouldn't pass the checks:\n${checked.stdout}`,
  );
}
