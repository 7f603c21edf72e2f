/**
 * A loader for the search dialog's package. A validator in its bundle tries, at the first use,
 * whether text can be run as code. The security policy says no and the validator works without, but
 * browsers report every try as a violation: so the answer is put in the place of the question.
 *
 * @param {string} source
 * @throws Error when the question is not there: a new version needs another look, or none at all
 */
module.exports = function withoutEval(source) {
  const probe = 'return new Function(""),!0';
  if (!source.includes(probe)) {
    this.emitError(
      new Error(
        `${this.resourcePath} has no "${probe}". Expected it once: look what this version does instead, or drop this loader from src/plugins/search/index.ts.`,
      ),
    );
  }
  return source.replace(probe, 'return!1');
};
