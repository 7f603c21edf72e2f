import {translate} from '@docusaurus/Translate';

const TEXTS = {
  unreachable: translate({
    id: 'search.failure.unreachable',
    message: 'The search index cannot be reached.',
  }),
  missing: translate({
    id: 'search.failure.missing',
    message: 'The search index is missing on this server.',
  }),
  damaged: translate({id: 'search.failure.damaged', message: 'The search index is damaged.'}),
  replaced: translate({
    id: 'search.failure.replaced',
    message: 'The search index is just being replaced.',
  }),
  notStarted: translate({
    id: 'search.failure.notStarted',
    message: 'The search could not be started.',
  }),
  serviceUnreachable: translate({
    id: 'search.failure.serviceUnreachable',
    message: 'The search service cannot be reached.',
  }),
  serviceKey: translate({
    id: 'search.failure.serviceKey',
    message: 'The search service refuses the key of this site.',
  }),
  serviceIndex: translate({
    id: 'search.failure.serviceIndex',
    message: 'The search service does not have the index of this site.',
  }),
  serviceBusy: translate({
    id: 'search.failure.serviceBusy',
    message: 'The search service has had too many requests for now.',
  }),
};

/** Why a search failed. It's the message of an error, because the worker has no translations. */
export type Failure = keyof typeof TEXTS;

/** @returns the sentence for readers about a failure; of any other error, its message */
export const failureText = (message: string): string => TEXTS[message as Failure] ?? message;
