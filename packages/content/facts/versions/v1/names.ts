/**
 * Names that have changed since v1, as they were: `{cli: 'abc'}`. All others are those of
 * `packages/content/facts/product.ts`.
 */
import type {ChangedNames} from '../../snapshot.ts';

export const names: ChangedNames = {};
