/** Writes the facts of a version being cut: `packages/content/facts/versions/<id>/` and `packages/content/facts/snapshots.ts`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {guides, tracks} from '@portal/content/facts/guides';
import {checkedLabels} from '@portal/content/facts/labels.schema';
import {checkedLimits} from '@portal/content/facts/limits.schema';
import type {Version} from '@portal/content/facts/versions';

/** The folder of a version's facts. */
export const factsFolder = (id: string): string => `packages/content/facts/versions/${id}`;

const limitsText = (id: string) => `/**
 * The limits of ${id} as they were when it was cut. Nothing here follows \`packages/content/facts/limits.ts\`: change a
 * value only where it's wrong about ${id}.
 */
import type {Limit} from '../../limits.ts';

export const limits: Record<string, Limit> = ${JSON.stringify(checkedLimits)};
`;

/** Empty when the version is cut. */
const namesText = (id: string) => `/**
 * Names that have changed since ${id}, as they were: \`{cli: 'abc'}\`. All others are those of
 * \`packages/content/facts/product.ts\`.
 */
import type {ChangedNames} from '../../snapshot.ts';

export const names: ChangedNames = {};
`;

const labelsText = (id: string) => `/**
 * What the interface of ${id} calls its buttons and menus. Nothing here follows \`packages/content/facts/labels.ts\`.
 */
import type {Labels} from '../../labels.ts';

export const labels: Labels = ${JSON.stringify(checkedLabels)};
`;

/** Copies the facts of the current version to the folder of a version. */
export function freezeFacts(root: string, id: string): void {
  const folder = join(root, factsFolder(id));
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'limits.ts'), limitsText(id));
  writeFileSync(join(folder, 'labels.ts'), labelsText(id));
  writeFileSync(join(folder, 'names.ts'), namesText(id));
  writeFileSync(join(folder, 'guides.json'), JSON.stringify({guides, tracks}));
}

/** Writes the list of the facts of these frozen versions. */
export function writeSnapshots(root: string, frozen: readonly Version[]): void {
  const identifier = (id: string) => id.replaceAll('.', '_');
  const imports = frozen.flatMap(({id}) => [
    `import {labels as ${identifier(id)}Labels} from './versions/${id}/labels.ts';`,
    `import {limits as ${identifier(id)}Limits} from './versions/${id}/limits.ts';`,
    `import {names as ${identifier(id)}Names} from './versions/${id}/names.ts';`,
  ]);
  const rows = frozen.map(({id}) => {
    const name = identifier(id);
    return `'${id}': {limits: ${name}Limits, names: ${name}Names, labels: ${name}Labels},`;
  });
  const text = `/**
 * The facts of the frozen versions, by ID. \`npm run new-version\` and \`npm run retire-version\`
 * write this file; the values are in \`versions/<id>/\`.
 */
import type {Snapshot} from './snapshot.ts';
${imports.join('\n')}

export const snapshots: Readonly<Record<string, Snapshot>> = {${rows.join('\n')}};
`;
  writeFileSync(join(root, 'packages/content/facts/snapshots.ts'), text);
}
