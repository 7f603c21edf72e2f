/** Runs the search off the main thread, so loading and searching never block the page. */
import type {Request, Response} from './embeddedClient.ts';
import {SearchService} from './service.ts';

const service = new SearchService();
const reply = (response: Response) => self.postMessage(response);

function load(): void {
  service
    .load(self.name, () => reply({kind: 'loaded'}))
    .catch((error: Error) => reply({kind: 'failed', message: error.message}));
}

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  if (data.kind === 'load') {
    load();
    return;
  }
  const {id, query, limit} = data;
  reply({kind: 'results', id, results: service.search(query, limit)});
});

load();
