/** What the tests do with a browser, in the same way in both. */
export interface Browser {
  /** Opens a URL and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses a key, such as `Enter`, ` ` or `Control+k`. */
  press(keys: string): Promise<void>;
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Goes back in the history. The page may still open afterwards. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Leaves the page, and everything that it was still doing. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export const engines = ['webkit', 'firefox'] as const;
export type Engine = (typeof engines)[number];
