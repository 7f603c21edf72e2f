import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type GuideFacts, guideFactsSchema, guides, tracks} from './guides.ts';
import {checked} from './schema.ts';
import type {Version} from './versions.ts';

/**
 * Returns the guides and learning paths of a version. A frozen version keeps the ones it was cut with.
 *
 * @returns undefined if the version has no guides
 */
export function guidesOf({id, state}: Version): GuideFacts | undefined {
  if (state === 'current') return {guides, tracks};
  const file = `versions/${id}/guides.json`;
  const path = join(__dirname, file);
  if (!existsSync(path)) return undefined;
  return checked(
    `packages/content/facts/${file}`,
    guideFactsSchema,
    JSON.parse(readFileSync(path, 'utf8')),
  );
}

/**
 * Returns the slugs of the guides that use a page.
 *
 * @param route - the page's route inside the version, such as `/limits/`
 */
export const guidesThatUse = (version: Version, route: string): string[] =>
  Object.values(guidesOf(version)?.guides ?? {})
    .filter(({uses}) => uses.includes(route))
    .map(({slug}) => slug);
