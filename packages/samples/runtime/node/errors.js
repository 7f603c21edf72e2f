/** Converts errors for the outcome. */
'use strict';

/** Finds the page's line in a stack trace. Samples are loaded with the page's name and lines. */
function lineIn(stack, file) {
  if (!file) return undefined;
  const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`${escaped}:(\\d+)`).exec(String(stack));
  return match ? Number(match[1]) : undefined;
}

function errorOf(error, job) {
  if (error instanceof Error || (error && error.stack)) {
    return {
      message: `${error.name}: ${error.message}`,
      line: error.sampleLine || lineIn(error.stack, job.file),
    };
  }
  return {message: String(error)};
}

module.exports = {errorOf, lineIn};
