/** The results of a run of wrk. */
export interface Measured {
  perSecond: number;
  /** All requests that got a response. */
  requests: number;
  /** In milliseconds. */
  p99: number;
  /** Connections that failed, were interrupted or timed out. */
  errors: number;
  /** Responses other than 2xx and 3xx. */
  refused: number;
}

const UNITS: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/**
 * Parses the output of `wrk --latency`.
 *
 * @throws Error if it isn't such output
 */
export function readWrk(output: string): Measured {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? [];
  if (!perSecond || !requests || !p99) throw new Error(`wrk printed no figures:\n${output}`);
  const failed = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    perSecond: Number(perSecond),
    requests: Number(requests),
    p99: Number(p99) * UNITS[unit!]!,
    errors: (failed ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}
