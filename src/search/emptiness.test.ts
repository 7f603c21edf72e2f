/** @jest-environment jsdom */
import {notingEmptiness} from './emptiness.ts';

const answering = (...lists: unknown[][]) =>
  notingEmptiness({
    search: (_: object) => Promise.resolve({results: lists.map((hits) => ({hits}))}),
    addAlgoliaAgent: () => 'kept',
  });

const dialog = () => document.querySelector<HTMLElement>('.DocSearch-Container')!;

beforeEach(() => {
  document.body.innerHTML = '<div class="DocSearch-Container"></div>';
});

test('an empty answer is noted at the dialog, until there is another', async () => {
  expect(dialog().dataset.found).toBeUndefined();
  await answering([]).search({});
  expect(dialog().dataset.found).toBe('nothing');
  await answering([], ['hit']).search({});
  expect(dialog().dataset.found).toBeUndefined();
});

test('where no dialog is open, the answer is passed on', async () => {
  document.body.innerHTML = '';
  await expect(answering([]).search({})).resolves.toEqual({results: [{hits: []}]});
  expect(answering().addAlgoliaAgent()).toBe('kept');
});
