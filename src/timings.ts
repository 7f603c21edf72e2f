import {inBaseUnits, type Limits} from '@portal/content/facts';
import {limits as limitsAtStart} from './facts.ts';

/** The value of a limit in milliseconds or bytes, if `data/limits.yaml` has it, or a default. */
export function ownOr(limits: Limits, name: string, standard: number): number {
  const own = limits[name];
  return own ? (inBaseUnits(own) ?? Number(own.value)) : standard;
}

/**
 * The portal's own times, in milliseconds. They aren't limits of the product. All are from the
 * specification of the portal.
 */
export const timingsOf = (limits: Limits) => ({
  /** How long the button of a code block shows **Copied**. */
  copiedMessage: ownOr(limits, 'copiedMessage', 500),
  /** Between updates of the heading in the URL while the reader scrolls. */
  scrollThrottle: ownOr(limits, 'scrollThrottle', 300),
  /** The longest wait for a part of a page. */
  chunkTimeout: ownOr(limits, 'chunkTimeout', 120_000),
  /** How long a page remembers the reader's tab. */
  tabMemory: ownOr(limits, 'tabMemory', 5 * 60_000),
});

/** Those at the start. */
export const timings = timingsOf(limitsAtStart);
