/**
 * DocSearch searches on every key press and renders every response, which is wasted work if the next
 * key comes before the response. This client runs one search at a time. Of the searches that arrive in
 * the meantime, it runs only the newest, and all of them get its results.
 */
import type {SearchCall, SearchResults} from './embeddedClient.ts';

/** The part of the embedded client that's used here. */
export interface Answering {
  /** Whether it can search immediately. */
  readonly isReady: boolean;
  ready(): Promise<void>;
  answer(call: SearchCall): Promise<SearchResults>;
}

/** The client that DocSearch expects. */
export interface SearchClient {
  search(call: SearchCall): Promise<SearchResults>;
  /** DocSearch calls this to identify itself to Algolia. It does nothing here. */
  addAlgoliaAgent(): void;
}

interface Question {
  key: string;
  call: SearchCall;
  answer: Promise<SearchResults>;
  resolve(answer: SearchResults): void;
}

const keyOf = ({requests}: SearchCall) =>
  JSON.stringify(requests.map((request) => ({...request, query: request.query.trim()})));

function question(call: SearchCall): Question {
  let resolve!: Question['resolve'];
  const answer = new Promise<SearchResults>((resolved) => {
    resolve = resolved;
  });
  return {key: keyOf(call), call, answer, resolve};
}

/**
 * @param client - runs one search after the other
 * @returns a client for one search field
 */
export function newestOnly(client: Answering): SearchClient {
  let asked: Question | undefined;
  let next: Question | undefined;
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    while (next) {
      // Without an `await`, the search starts before the browser renders what was typed.
      if (!client.isReady) {
        // What's typed while the index loads is one search. If the load fails, it's also a retry.
        let typed: string;
        do {
          typed = next.key;
          await client.ready();
        } while (next.key !== typed);
      }
      asked = next;
      next = undefined;
      asked.resolve(await client.answer(asked.call));
    }
    asked = undefined;
    isBusy = false;
  };

  return {
    search(call) {
      if (!next && asked?.key === keyOf(call)) return asked.answer;
      if (next) Object.assign(next, {key: keyOf(call), call});
      else next = question(call);
      const {answer} = next;
      if (!isBusy) void work();
      return answer;
    },
    addAlgoliaAgent() {},
  };
}
