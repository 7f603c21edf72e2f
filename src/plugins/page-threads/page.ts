/** A page as the MDX loader of Docusaurus gives it to its processor. */
export interface Page {
  content: string;
  filePath: string;
  frontMatter: Record<string, unknown>;
  compilerName: string;
}

/** What the processor makes of a page. */
export interface Compiled {
  content: string;
  data: {contentTitle?: string};
}
