import {inBaseUnits} from '@portal/content/facts';
import {limits} from './facts.ts';

/** The value of a limit in milliseconds or bytes, if `data/limits.yaml` has it, or a default. */
export const ownOr = (name: string, standard: number): number => {
  const own = limits[name];
  return own ? (inBaseUnits(own) ?? Number(own.value)) : standard;
};

/**
 * The portal's own times, in milliseconds. They aren't limits of the product. All are from the
 * specification of the portal.
 */
export const timings = {
  /** How long the button of a code block shows **Copied**. */
  copiedMessage: ownOr('copiedMessage', 500),
  /** Between updates of the heading in the URL while the reader scrolls. */
  scrollThrottle: ownOr('scrollThrottle', 300),
  /** The longest wait for a part of a page. */
  chunkTimeout: ownOr('chunkTimeout', 120_000),
  /** How long a page remembers the reader's tab. */
  tabMemory: ownOr('tabMemory', 5 * 60_000),
};
