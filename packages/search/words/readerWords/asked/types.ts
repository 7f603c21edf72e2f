/** Paths of sections, and what readers ask when they need them, separated by `; `. */
export type Asked = Readonly<Record<string, string>>;
