/** A check or command could not run. The message says what to do, and is shown without a stack trace. */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
