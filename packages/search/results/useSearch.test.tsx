import {act, renderHook} from '@testing-library/react';
import type {SearchClient} from '../client/client.ts';
import type {Results} from '../engine/hits.ts';
import {useSearch} from './useSearch.ts';

/** Answers searches when the test says so, by their limit. */
const answers = new Map<number, (results: Results) => void>();
let betterIndex: () => void;
const mockClient: SearchClient = {
  prepare: () => {},
  listen: (listener) => {
    betterIndex = listener;
    return () => {};
  },
  search: (_, limit) => new Promise((resolve) => answers.set(limit, resolve)),
};
jest.mock('@docusaurus/theme-common', () => ({usePluralForm: () => ({selectMessage: () => ''})}));
jest.mock('../client/useSearchClient.ts', () => ({useSearchClient: () => mockClient}));

const hit = {url: '/docs/', title: ['Start'], trail: []};
const found = (length: number) => ({hits: Array.from({length}, () => hit), count: 50, whole: 9});

test('the answer to an earlier search does not shorten the list', async () => {
  const {result, rerender} = renderHook(
    ({limit}) => useSearch('delay', {limit, alternative: 'browse the sidebar'}),
    {initialProps: {limit: 20}},
  );
  rerender({limit: 40});
  await act(async () => answers.get(40)!(found(40)));
  expect(result.current.results?.hits).toHaveLength(40);
  await act(async () => answers.get(20)!(found(20)));
  expect(result.current.results?.hits).toHaveLength(40);
});

test('until a longer answer arrives, the earlier one is shown', async () => {
  const {result, rerender} = renderHook(
    ({limit}) => useSearch('delay', {limit, alternative: 'browse the sidebar'}),
    {initialProps: {limit: 20}},
  );
  rerender({limit: 40});
  await act(async () => answers.get(20)!(found(20)));
  expect(result.current.results?.hits).toHaveLength(20);
  await act(async () => answers.get(40)!(found(40)));
  expect(result.current.results?.hits).toHaveLength(40);
});

test("before the full index is there, nothing is said of words that names don't have", async () => {
  const {result} = renderHook(() => useSearch('delay', {limit: 20, alternative: 'browse'}));
  const some = {...found(20), whole: 0};
  await act(async () => answers.get(20)!({...some, isProvisional: true}));
  expect(result.current.status).toBe('Searching…');
});

test("with the full index, it's said that nothing has all of the words", async () => {
  const {result} = renderHook(() => useSearch('delay', {limit: 20, alternative: 'browse'}));
  await act(async () => answers.get(20)!({...found(20), whole: 0}));
  expect(result.current.status).toMatch(/^Nothing has all of these words/);
});

test('a better answer to the same words leaves the list alone if the reader is in it by then', async () => {
  let isInList = false;
  const options = {limit: 20, alternative: 'browse', holdsStill: () => isInList};
  const {result, rerender} = renderHook(({words}) => useSearch(words, options), {
    initialProps: {words: 'delay'},
  });
  await act(async () => answers.get(20)!(found(3)));
  act(() => betterIndex());
  isInList = true;
  await act(async () => answers.get(20)!(found(5)));
  expect(result.current.results?.hits).toHaveLength(3);
  rerender({words: 'delays'});
  await act(async () => answers.get(20)!(found(7)));
  expect(result.current.results?.hits).toHaveLength(7);
});
