/**
 * The facts of the frozen versions, by ID. `npm run new-version` and `npm run retire-version`
 * write this file; the values are in `versions/<id>/`.
 */
import type {Snapshot} from './snapshot.ts';
import {labels as v1Labels} from './versions/v1/labels.ts';
import {limits as v1Limits} from './versions/v1/limits.ts';
import {names as v1Names} from './versions/v1/names.ts';

export const snapshots: Readonly<Record<string, Snapshot>> = {
  v1: {limits: v1Limits, names: v1Names, labels: v1Labels},
};
