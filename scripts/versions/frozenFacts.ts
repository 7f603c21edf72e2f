/** Writes the facts of a version being cut: `facts/versions/<id>/` and `facts/snapshots.ts`. */
import type {Labels} from '../../facts/labels.ts';
import type {Limit} from '../../facts/limits.ts';

/** The folder of a version's facts. */
export const factsFolder = (id: string): string => `facts/versions/${id}`;

/** The source of the version's limits. */
export const limitsText = (id: string, limits: Readonly<Record<string, Limit>>): string => `/**
 * The limits of ${id} as they were when it was cut. Nothing here follows \`facts/limits.ts\`: change a
 * value only where it's wrong about ${id}.
 */
import type {Limit} from '../../limits.ts';

export const limits: Record<string, Limit> = ${JSON.stringify(limits)};
`;

/** The source of the version's names, which is empty when the version is cut. */
export const namesText = (id: string): string => `/**
 * Names that have changed since ${id}, as they were: \`{cli: 'abc'}\`. All others are those of
 * \`facts/product.ts\`.
 */
import type {ChangedNames} from '../../snapshot.ts';

export const names: ChangedNames = {};
`;

/** The source of the version's labels. */
export const labelsText = (id: string, labels: Labels): string => `/**
 * What the interface of ${id} calls its buttons and menus. Nothing here follows \`facts/labels.ts\`.
 */
import type {Labels} from '../../labels.ts';

export const labels: Labels = ${JSON.stringify(labels)};
`;

/** Turns an ID into part of an identifier: `v3.1` becomes `v3_1`. */
const identifier = (id: string) => id.replaceAll('.', '_');

/** The source of the list of all frozen facts. */
export function snapshotsText(ids: readonly string[]): string {
  const imports = ids.flatMap((id) => [
    `import {labels as ${identifier(id)}Labels} from './versions/${id}/labels.ts';`,
    `import {limits as ${identifier(id)}Limits} from './versions/${id}/limits.ts';`,
    `import {names as ${identifier(id)}Names} from './versions/${id}/names.ts';`,
  ]);
  const rows = ids.map(
    (id) =>
      `'${id}': {limits: ${identifier(id)}Limits, names: ${identifier(id)}Names, labels: ${identifier(id)}Labels},`,
  );
  return `/**
 * The facts of the frozen versions, by ID. \`npm run new-version\` and \`npm run retire-version\`
 * write this file; the values are in \`versions/<id>/\`.
 */
import type {Snapshot} from './snapshot.ts';
${imports.join('\n')}

export const snapshots: Readonly<Record<string, Snapshot>> = {${rows.join('\n')}};
`;
}
