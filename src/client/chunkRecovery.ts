/**
 * Every page is a chunk of its own, and a chunk can be missing: the connection broke, or a new deploy
 * replaced it while this tab was open. Docusaurus would load the page afresh, again and again where
 * that does not help; here the chunk is retried, the page loaded afresh once, and otherwise the
 * reader told. The saying and the loading afresh are in `src/inline/loadFailure.js`.
 */
import nprogress from 'nprogress';

interface LoadFailure {
  recover(message: string, retry: () => void): Promise<void>;
  /** Loads the page afresh where the server has it, once; tells whether it does. */
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

/** While a failure is told, nothing is under way. */
let isFailing = false;

/** What is tried again at a press of Retry: a page is several chunks, and all of them may be missing. */
const retries = new Set<() => void>();

function retryAll(): void {
  isFailing = false;
  for (const retry of retries) retry();
}

const startProgress = nprogress.start;

// The theme shows the bar a moment after a click, which may be after the failure.
nprogress.start = () => (isFailing ? nprogress : startProgress());

function endProgress(): void {
  isFailing = true;
  nprogress.done();
}

/**
 * Wraps a chunk loader so that a failure is recovered from instead of thrown. The promise stays open
 * until the chunk is there; the page on screen stays as it is.
 *
 * @param load - the bundler's loader
 * @param failure - tells the reader and may load the page afresh
 */
export function recovering(load: ChunkLoader, failure: Pick<LoadFailure, 'recover'>): ChunkLoader {
  return (chunkId) =>
    load(chunkId).catch(
      (error: Error) =>
        new Promise((resolve) => {
          endProgress();
          // The bundler's message has the number, the kind and the address, over two lines.
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

/** Client modules are also rendered on the server and tested without a bundler. */
const inBundle = typeof window !== 'undefined' && typeof __webpack_require__ !== 'undefined';

if (inBundle && window.loadFailure) {
  __webpack_require__.e = recovering(__webpack_require__.e, window.loadFailure);
}

/** The reader went elsewhere: what failed before no longer matters. */
export function onRouteDidUpdate(): void {
  isFailing = false;
  window.loadFailure?.dismiss();
}
