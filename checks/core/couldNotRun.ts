/** The check could not run, and the message says what to do about it. Shown without a stack trace. */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
