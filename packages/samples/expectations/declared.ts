import type {Case} from '../model.ts';

/** Declares the requests that a case expects. The stub responds to them with an empty object. */
export function withExpected({given, expect}: Pick<Case, 'given' | 'expect'>): Case['given'] {
  const expected = (expect.requests ?? []) as {request: string}[];
  const routes = expected.map(({request}) => ({request, respond: {json: {}}, optional: true}));
  return {...given, http: [...(given.http ?? []), ...routes]};
}
