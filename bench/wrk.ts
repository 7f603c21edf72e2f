/** What one run of wrk measured. */
export interface Measured {
  perSecond: number;
  /** All that were answered. */
  requests: number;
  /** Milliseconds. */
  p99: number;
  /** Connections that failed, broke off or timed out. */
  errors: number;
  /** Answers other than 2xx and 3xx. */
  refused: number;
}

const UNITS: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/**
 * Reads what `wrk --latency` prints.
 *
 * @throws Error when it is something else
 */
export function readWrk(output: string): Measured {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? [];
  if (!perSecond || !requests || !p99) throw new Error(`No figures:\n${output}`);
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
