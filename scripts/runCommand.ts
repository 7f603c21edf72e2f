import {CouldNotRunError} from '@portal/content/pages/couldNotRun';

/** Runs a command. If it can't be done, prints the reason, and the process ends with code 2. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CouldNotRunError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
