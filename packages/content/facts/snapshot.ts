import type {Labels} from './labels.ts';
import type {Limit} from './limits.ts';
import type {Product} from './product.ts';

/**
 * Product names in the code that readers write. A version keeps those it was cut with, while the brand
 * and all URLs are the current ones in every version.
 */
export type ChangedNames = Partial<
  Pick<Product, 'cli' | 'prefix' | 'envPrefix' | 'doNotTrackVariable'>
>;

/** The facts of a frozen version. */
export interface Snapshot {
  /** Every limit at the time. */
  limits: Readonly<Record<string, Limit>>;
  /** The old values of names that have changed since. */
  names: ChangedNames;
  /** The labels of buttons and menus at the time. */
  labels: Labels;
}
