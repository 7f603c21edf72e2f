import {removeFormerWorkers} from './formerWorker.ts';

jest.mock('@generated/docusaurus.config', () => ({}), {virtual: true});

const worker = (scope: string) => ({scope, unregister: jest.fn().mockResolvedValue(true)});
const workers = (...found: object[]) => ({
  getRegistrations: () => Promise.resolve(found as ServiceWorkerRegistration[]),
});

test('only the workers of this site are removed, not those of its neighbors and parents', async () => {
  const own = worker('https://site.example/docs/');
  const below = worker('https://site.example/docs/v1/');
  const others = ['https://site.example/', 'https://site.example/docs-old/'].map(worker);
  await removeFormerWorkers(workers(own, below, ...others), '/docs/');
  for (const {unregister} of [own, below]) expect(unregister).toHaveBeenCalledTimes(1);
  for (const {unregister} of others) expect(unregister).not.toHaveBeenCalled();
});

test('a browser that has no workers, or refuses to list them, is fine', async () => {
  await removeFormerWorkers(undefined, '/docs/');
  await removeFormerWorkers({getRegistrations: () => Promise.reject(new Error('no'))}, '/docs/');
});
