/** The check cannot do its work, and its message says what to do; nobody needs to see where it arose. */
export class CouldNotRunError extends Error {
  override name = 'CouldNotRunError';
}
