/** Other names of a section, by its address without the site's base. */
export type ReaderWords = Readonly<Record<string, readonly string[]>>;
