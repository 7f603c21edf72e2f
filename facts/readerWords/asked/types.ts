/** Addresses of sections, and what readers ask when they mean them, separated by `; `. */
export type Asked = Readonly<Record<string, string>>;
