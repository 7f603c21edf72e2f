import {briefAnswers} from './briefAnswers.ts';

test('few letters are answered by the best few, more of them in full', async () => {
  const search = jest.fn(async () => ({results: []}));
  const client = briefAnswers({search, addAlgoliaAgent() {}});
  for (const query of ['', 'd', ' de ', 'del'])
    await client.search({requests: [{query, hitsPerPage: 12}]});
  const asked = search.mock.calls as unknown as [{requests: {hitsPerPage: number}[]}][];
  expect(asked.map(([{requests}]) => requests[0]!.hitsPerPage)).toEqual([5, 5, 5, 12]);
});
