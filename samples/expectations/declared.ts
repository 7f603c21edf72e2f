import type {Case} from '../model.ts';

/** A request that a case expects counts as declared; it is answered with an empty object. */
export function withExpected({given, expect}: Pick<Case, 'given' | 'expect'>): Case['given'] {
  const expected = (expect.requests ?? []) as {request: string}[];
  const routes = expected.map(({request}) => ({request, respond: {json: {}}, optional: true}));
  return {...given, http: [...(given.http ?? []), ...routes]};
}
