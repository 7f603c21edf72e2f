import type {Results} from '../engine/hits.ts';

/** What the dialog and the results page need from a backend. */
export interface SearchClient {
  /** Loads what searches need, so that the first one is fast. */
  prepare(): void;
  /**
   * @param limit - the maximum number of hits
   * @param signal - aborted when nobody waits for the results anymore
   * @throws Error whose message is a `Failure`; the next search tries again
   */
  search(query: string, limit: number, signal: AbortSignal): Promise<Results>;
  /**
   * @param listener - called when searching again gives better results, or with the `Failure` because of which it won't
   * @returns a function that removes the listener
   */
  listen(listener: (failure?: string) => void): () => void;
}
