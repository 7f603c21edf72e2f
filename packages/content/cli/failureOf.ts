/** Returns a sentence for messages about unreachable hosts: why a proxy isn't used, empty if it is or there's none. */
export function proxyHint(): string {
  const {HTTPS_PROXY, https_proxy = HTTPS_PROXY, NODE_USE_ENV_PROXY} = process.env;
  return https_proxy && !NODE_USE_ENV_PROXY
    ? '. HTTPS_PROXY is only used with NODE_USE_ENV_PROXY=1, from Node.js 22.21 and 24 on'
    : '';
}

/** Says why `fetch` failed. The error itself only says "fetch failed", and its cause says why. */
export const failureOf = ({cause, message}: Error): string =>
  cause instanceof Error ? (cause.message || cause.name) + proxyHint() : message;
