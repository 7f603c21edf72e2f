/**
 * The registry of facts that content can use as `{{root.key}}`. They resolve in pages, front matter,
 * sidebar labels, samples and host configurations. To add a group of facts, add its root here.
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

/** `{{limits.key}}` is for prose; `.value` and `.base` (bytes or milliseconds) are for code. */
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
 * The facts of each version, by version ID. `{{limits.key}}` is the value of the page's own version,
 * and `{{limits.v1.key}}` is the value of v1. The key `$` has the text of a group itself.
 */
export const factsByVersion: Readonly<Record<string, FactTree>> = Object.fromEntries(
  versions.map((version) => {
    const {id} = version;
    return [
      id,
      {
        product: {...product, ...checkedSnapshots[id]?.names},
        operator: {
          /** For code, which can't contain components: the published role, or a placeholder. */
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

/** The facts of the current version, by root. */
export const facts: FactTree = factsByVersion[currentVersion.id]!;

/**
 * Returns the facts for a file: those of the page's version, or else of the current version.
 *
 * @param file - relative to the project, with forward slashes
 */
export const factsOfFile = (file: string): FactTree =>
  factsByVersion[(versionOfFile(file) ?? currentVersion).id]!;
