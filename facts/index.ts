/**
 * The registry of facts: what `{{root.key}}` may name in content. Add a root here and it resolves
 * in pages, front matter, sidebar labels, samples and host config alike.
 */
import {guides} from './guides.ts';
import {checkedLimits, checkedV1Limits} from './limits.schema.ts';
import {display, inBaseUnits, type Limit} from './limits.ts';
import {checkedOperator} from './operator.schema.ts';
import {product} from './product.ts';

/** A fact as text, or a group of facts. */
export interface FactTree {
  [key: string]: string | FactTree;
}

/** `{{limits.key}}` reads as prose; `.value` and `.base` (bytes, milliseconds) are for code. */
function limitFacts(limits: Record<string, Limit>): FactTree {
  return Object.fromEntries(
    Object.entries(limits).map(([key, limit]) => {
      const base = inBaseUnits(limit);
      return [
        key,
        {
          $: display(limit),
          value: String(limit.value),
          ...(base === undefined ? {} : {base: String(base)}),
        },
      ];
    }),
  );
}

/** Every fact that content can refer to, by root. A node's own text stands under `$`. */
export const facts: FactTree = {
  product: {...product},
  operator: {
    /** Within code, where no component can stand: the published role, or what to replace. */
    s3Role: checkedOperator.s3Role ?? 'DELIVERY_ROLE_ARN',
  },
  /** How long each guide takes. */
  guides: Object.fromEntries(
    Object.entries(guides).map(([name, {minutes}]) => [name, {minutes: String(minutes)}]),
  ),
  limits: {...limitFacts(checkedLimits), v1: limitFacts(checkedV1Limits)},
};
