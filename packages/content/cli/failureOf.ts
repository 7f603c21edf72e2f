/** Says why `fetch` failed. The error itself only says "fetch failed", and its cause says why. */
export function failureOf({cause, message}: Error): string {
  if (!(cause instanceof Error)) return message;
  const {HTTPS_PROXY, https_proxy = HTTPS_PROXY, NODE_USE_ENV_PROXY} = process.env;
  const hint =
    https_proxy && !NODE_USE_ENV_PROXY
      ? '. HTTPS_PROXY is only used with NODE_USE_ENV_PROXY=1, from Node.js 22.21 and 24 on'
      : '';
  return (cause.message || cause.name) + hint;
}
