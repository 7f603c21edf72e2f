/**
 * DocSearch searches at every key press and draws every response. Where responses take longer than the
 * next key, that is wasted work: here, one search runs at a time, and of those that come meanwhile only
 * the newest is run. All of them get its response.
 */
import type {SearchCall, SearchResults} from './embeddedClient.ts';

/** What answers: the embedded client. */
export interface Answering {
  /** Whether it can be asked at once. */
  readonly isReady: boolean;
  ready(): Promise<void>;
  answer(call: SearchCall): Promise<SearchResults>;
}

/** What DocSearch takes for its client. */
export interface SearchClient {
  search(call: SearchCall): Promise<SearchResults>;
  /** DocSearch names itself to the client; nobody is told. */
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
 * @param client - answers one question after the other
 * @returns a client for one field
 */
export function newestOnly(client: Answering): SearchClient {
  let asked: Question | undefined;
  let next: Question | undefined;
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    while (next) {
      // Where nothing has to be waited for, the question leaves before what was typed is drawn.
      if (!client.isReady) {
        // What is typed while the index loads is one question, and a retry where that load fails.
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
