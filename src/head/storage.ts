/**
 * Returns local storage; undefined if the reader blocks it. Then, reading `localStorage` throws, or it's
 * null.
 */
export function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}
