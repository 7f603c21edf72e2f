import {rehearse} from './rehearse.ts';
import type {SearchService} from './service.ts';

const headings = ['Delays', 'Retries'];

function fakeService() {
  const asked: string[] = [];
  const service = {headings: () => headings, search: (query: string) => asked.push(query)};
  return {asked, service: service as unknown as SearchService};
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('headings are typed after a pause, each also half and with a slip', async () => {
  const {asked, service} = fakeService();
  const done = rehearse(service, () => 0);
  await jest.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await jest.runAllTimersAsync();
  await done;
  expect(asked).toEqual(['D', 'Del', 'Delays', 'Delas', 'R', 'Ret', 'Retries', 'Retres']);
});

test('while a reader types, nothing else is asked', async () => {
  const {asked, service} = fakeService();
  let lastAsked = 0;
  void rehearse(service, () => lastAsked);
  for (let key = 0; key < 20; key++) {
    lastAsked = performance.now();
    await jest.advanceTimersByTimeAsync(150);
  }
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(asked.length).toBeGreaterThan(0);
});
