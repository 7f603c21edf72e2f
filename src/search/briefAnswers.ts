/**
 * Few letters find much and say little. The dialog draws their answer while the next letter is being
 * typed, and whoever types waits for it: so it is a short one.
 */
import type {SearchClient} from './newestOnly.ts';

/** Fewer letters than this are few. */
const TELLING = 3;

/** What is asked for then. */
const FEW = 5;

/**
 * @param client - of the dialog
 * @returns the same, which asks for the best few only where little has been typed
 */
export const briefAnswers = (client: SearchClient): SearchClient => ({
  ...client,
  search: ({requests}) =>
    client.search({
      requests: requests.map((request) =>
        request.query.trim().length < TELLING ? {...request, hitsPerPage: FEW} : request,
      ),
    }),
});
