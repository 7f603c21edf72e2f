/** The facts that content can use as `{{root.key}}`. To add a group of facts, add its root here. */
import {display} from './limits.ts';
import type {Guide} from './schemas/guides.ts';
import type {Limit} from './schemas/limits.ts';
import type {Product} from './schemas/product.ts';
import {inBaseUnits} from './units.ts';

/** A fact as text, or a group of facts. The key `$` has the text of a group itself. */
export interface FactTree {
  [key: string]: string | FactTree;
}

/** `{{limits.key}}` is for prose; `.value` and `.base` (bytes or milliseconds) are for code. */
export function limitTree(
  limits: Readonly<Record<string, Limit>>,
  written: (limit: Limit) => string = display,
): FactTree {
  return Object.fromEntries(
    Object.entries(limits).map(([key, limit]) => {
      const base = inBaseUnits(limit);
      const own = {$: written(limit), value: String(limit.value)};
      return [key, base === undefined ? own : {...own, base: String(base)}];
    }),
  );
}

interface Facts {
  product: Product;
  s3Role: string | undefined;
  labels: Readonly<Record<string, string>>;
  guides: Readonly<Record<string, Guide>>;
  limits: Readonly<Record<string, Limit>>;
  /** The limits of each version, by its ID. */
  limitsByVersion: FactTree;
  /** How limits are written: by default, as in English. */
  written?: (limit: Limit) => string;
}

/**
 * The facts of a version. `{{limits.key}}` is the value of the page's own version, and
 * `{{limits.v1.key}}` is the value of v1.
 */
export function factTree({
  product,
  s3Role,
  labels,
  guides,
  limits,
  limitsByVersion,
  written,
}: Facts): FactTree {
  return {
    product: {...product},
    /** For code, which can't contain components: the published role, or a placeholder. */
    operator: {s3Role: s3Role ?? 'DELIVERY_ROLE_ARN'},
    labels: {...labels},
    /** How long each guide takes. */
    guides: Object.fromEntries(
      Object.entries(guides).map(([name, {minutes}]) => [name, {minutes: String(minutes)}]),
    ),
    limits: {...limitTree(limits, written), ...limitsByVersion},
  };
}
