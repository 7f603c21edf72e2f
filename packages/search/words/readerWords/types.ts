/** Other names of sections, by path relative to the base URL. */
export type ReaderWords = Readonly<Record<string, readonly string[]>>;
