/** Says why `fetch` failed. The error itself only says "fetch failed", and its cause says why. */
export const failureOf = ({cause, message}: Error): string =>
  cause instanceof Error ? cause.message || cause.name : message;
