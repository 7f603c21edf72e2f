/**
 * Every page is its own chunk, and a chunk can be missing: the connection dropped, or a new deploy
 * replaced it while this tab was open. Docusaurus would reload the page, possibly forever. Instead, we
 * reload it once. If that doesn't help, `src/head/loadFailure.ts` tells the reader and offers to
 * retry.
 */
import type {ClientModule} from '@docusaurus/types';
import type {LoadFailure} from '../head/loadFailure.ts';

/** The bundler's chunk loader: resolves when the chunk is there, rejects with a `ChunkLoadError`. */
export type ChunkLoader = (chunkId: string) => Promise<unknown>;

/** Loads missing chunks again. A page has several chunks, and all of them may be missing. */
const retries = new Set<() => void>();

/** How many pages the reader has opened. */
let pagesOpened = 0;

function retryAll(): void {
  for (const retry of retries) retry();
}

/**
 * Wraps a chunk loader so that it recovers from failures instead of rejecting. The promise stays
 * pending until the chunk has loaded, and the page on screen doesn't change.
 *
 * @param load - the bundler's loader
 * @param failure - tells the reader, and may reload the page
 */
export function recovering(load: ChunkLoader, failure: Pick<LoadFailure, 'recover'>): ChunkLoader {
  return (chunkId) => {
    const before = pagesOpened;
    return load(chunkId).catch(
      (error: Error) =>
        new Promise((resolve) => {
          // The bundler's message has the number, the kind and the URL, on two lines.
          const message = error.message.replace(/\.\n/, ' ');
          const retry = () => {
            retries.delete(retry);
            resolve(recovering(load, failure)(chunkId));
          };
          retries.add(retry);
          // If the reader has opened another page in the meantime, the failure no longer matters.
          if (pagesOpened === before) void failure.recover(message, retryAll);
        }),
    );
  };
}

declare const __webpack_require__: {e: ChunkLoader};

/** Client modules also run on the server, and in tests without a bundler. */
const inBundle = typeof window !== 'undefined' && typeof __webpack_require__ !== 'undefined';

if (inBundle && window.loadFailure) {
  __webpack_require__.e = recovering(__webpack_require__.e, window.loadFailure);
}

const chunkRecovery: ClientModule = {
  // The link may lead to a page that couldn't be loaded before, and Docusaurus doesn't request the
  // chunks of a page twice.
  onRouteUpdate() {
    window.loadFailure?.stay();
    retryAll();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) pagesOpened += 1;
    // When the app starts, a style sheet may still be missing.
    if (previousLocation) window.loadFailure?.dismiss();
  },
};

export default chunkRecovery;
