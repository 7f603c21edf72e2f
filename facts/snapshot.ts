import type {Labels} from './labels.ts';
import type {Limit} from './limits.ts';
import type {Product} from './product.ts';

/**
 * Names of the product in the code that readers write. A version keeps those that it was cut with;
 * the brand and all addresses are today's in every version.
 */
export type ChangedNames = Partial<
  Pick<Product, 'cli' | 'prefix' | 'envPrefix' | 'doNotTrackVariable'>
>;

/** The facts of a version that was cut. */
export interface Snapshot {
  /** Every limit, as it was. */
  limits: Readonly<Record<string, Limit>>;
  /** Names that have changed since, as they were. */
  names: ChangedNames;
  /** What its interface calls buttons and menus. */
  labels: Labels;
}
