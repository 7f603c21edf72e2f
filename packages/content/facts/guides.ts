/** The guides that use a page. */
import type {GuideFacts} from './schemas/guides.ts';

/**
 * Returns the slugs of the guides that use a page.
 *
 * @param facts - the guides of the page's version, if it has any
 * @param route - the page's route inside the version, such as `/limits/`
 */
export const guidesThatUse = (facts: GuideFacts | undefined, route: string): string[] =>
  Object.values(facts?.guides ?? {})
    .filter(({uses}) => uses.includes(route))
    .map(({slug}) => slug);
