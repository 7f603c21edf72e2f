/**
 * Every page is its own chunk, and a chunk can be missing: the connection dropped, or a new deploy
 * replaced it while this tab was open. Docusaurus would reload the page, possibly forever. Instead, we
 * reload it once. If that doesn't help, `src/inline/loadFailure.js` tells the reader and offers to
 * retry.
 */

/** What the inline script offers. */
interface LoadFailure {
  recover(message: string, retry: () => void): Promise<void>;
  /** Reloads the page once, if the server has it. Resolves to whether it reloads. */
  reloadIfThere(): Promise<boolean>;
  dismiss(): void;
}

declare global {
  interface Window {
    loadFailure?: LoadFailure;
  }
}

/** The bundler's chunk loader: resolves when the chunk is there, rejects with a `ChunkLoadError`. */
export type ChunkLoader = (chunkId: string) => Promise<unknown>;

/** What Retry loads again. A page has several chunks, and all of them may be missing. */
const retries = new Set<() => void>();

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
  return (chunkId) =>
    load(chunkId).catch(
      (error: Error) =>
        new Promise((resolve) => {
          // The bundler's message has the number, the kind and the URL, on two lines.
          const message = error.message.replace(/\.\n/, ' ');
          const retry = () => {
            retries.delete(retry);
            resolve(recovering(load, failure)(chunkId));
          };
          retries.add(retry);
          void failure.recover(message, retryAll);
        }),
    );
}

declare const __webpack_require__: {e: ChunkLoader};

/** Client modules also run on the server, and in tests without a bundler. */
const inBundle = typeof window !== 'undefined' && typeof __webpack_require__ !== 'undefined';

if (inBundle && window.loadFailure) {
  __webpack_require__.e = recovering(__webpack_require__.e, window.loadFailure);
}

/** The reader opened another page, so the failure no longer matters. */
export function onRouteDidUpdate(): void {
  window.loadFailure?.dismiss();
}
