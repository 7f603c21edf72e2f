/** What a sample sends and stores, place by place. */
import type {Outcome, RecordedRequest} from '../model.ts';

/** One value that a sample sends or stores. */
export interface Effect {
  /** Where the value is: `POST.amount`, `send.email.subject`. */
  place: string;
  value: unknown;
  /** It names a record or a request, so two different ones must not have the same. */
  isKey: boolean;
}

function below(value: unknown, place: string): Effect[] {
  if (typeof value !== 'object' || value === null) {
    return [{place, value, isKey: place.endsWith('.idempotency-key')}];
  }
  return Object.entries(value).flatMap(([key, item]) => below(item, `${place}.${key}`));
}

const recordsIn = (stores: Record<string, unknown>): Effect[] =>
  Object.entries(stores).flatMap(([store, records]) =>
    Object.entries(records as object).flatMap(([key, record]) => [
      {place: `key of ${store}`, value: key, isKey: true},
      ...below(record, store),
    ]),
  );

function sentBy({method, json, form, body, query, headers}: RecordedRequest): Effect[] {
  const key = headers['idempotency-key'];
  return [
    ...below(json ?? form ?? body, method),
    ...below(query, `${method}.query`),
    ...(key === undefined ? [] : below(key, `${method}.idempotency-key`)),
  ];
}

/** What a sample sends and stores. The summary of an event is left out, because it's only shown. */
export const effectsIn = ({requests, stores, db, send, emits}: Outcome): Effect[] =>
  [
    ...requests.flatMap(sentBy),
    ...recordsIn(stores),
    ...below(db, 'db'),
    ...send.flatMap((one) => below(one, 'send')),
    ...emits.flatMap((one) => below(one, 'emit')),
  ].filter(({place}) => place !== 'emit.summary');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A request that a sample sent, or that the platform sends for it. */
type Sent = Pick<RecordedRequest, 'method' | 'url'>;

/** The requests of a sample, and those that it leaves to the platform. */
export const requestsIn = ({requests, send}: Outcome): Sent[] => [
  ...requests,
  ...(send as {http?: Sent}[]).flatMap(({http}) => (http ? [http] : [])),
];

/** The path of a request, decoded segment by segment. */
export const segmentsOf = ({url}: Sent): string[] =>
  url
    .replace(/^\w+:\/\/[^/]*\/?|\?.*$/g, '')
    .split('/')
    .map(decoded);
