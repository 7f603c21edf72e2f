/**
 * The registry of facts: what `{{root.key}}` may name in content. Add a root here and it resolves
 * in pages, front matter, sidebar labels, samples and host config alike.
 */
import {guidesOf} from './guidesOf.ts';
import {checkedLabels} from './labels.schema.ts';
import {checkedLimits, checkedSnapshots} from './limits.schema.ts';
import {display, inBaseUnits, type Limit} from './limits.ts';
import {checkedOperator} from './operator.schema.ts';
import {product} from './product.ts';
import {currentVersion, versionOfFile, versions} from './versions.ts';

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

const limitsByVersion: FactTree = Object.fromEntries(
  versions.map(({id}) => [id, limitFacts(checkedSnapshots[id]?.limits ?? checkedLimits)]),
);

/**
 * The facts of each version, by its id. `{{limits.key}}` is the value of the version that the page
 * belongs to, `{{limits.v1.key}}` that of the version which is named. A node's own text stands under
 * `$`.
 */
export const factsByVersion: Readonly<Record<string, FactTree>> = Object.fromEntries(
  versions.map((version) => {
    const {id} = version;
    return [
      id,
      {
        product: {...product, ...checkedSnapshots[id]?.names},
        operator: {
          /** Within code, where no component can stand: the published role, or what to replace. */
          s3Role: checkedOperator.s3Role ?? 'DELIVERY_ROLE_ARN',
        },
        labels: {...(checkedSnapshots[id]?.labels ?? checkedLabels)},
        /** How long each guide takes. */
        guides: Object.fromEntries(
          Object.entries(guidesOf(version)?.guides ?? {}).map(([name, {minutes}]) => [
            name,
            {minutes: String(minutes)},
          ]),
        ),
        limits: {...(limitsByVersion[id] as FactTree), ...limitsByVersion},
      },
    ];
  }),
);

/** Every fact that content of the current version can refer to, by root. */
export const facts: FactTree = factsByVersion[currentVersion.id]!;

/**
 * The facts that a file refers to: those of the version that it's a page of, else today's.
 *
 * @param file - relative to the project, with forward slashes
 */
export const factsOfFile = (file: string): FactTree =>
  factsByVersion[(versionOfFile(file) ?? currentVersion).id]!;
