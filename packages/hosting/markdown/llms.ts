/** A page with its Markdown version. */
export interface ExportedPage {
  title: string;
  description: string;
  /** The absolute URL of the page. */
  address: string;
  /** The absolute URL of its Markdown. */
  markdownAddress: string;
  /** The top-level sidebar group of the page. */
  section: string;
  markdown: string;
}

/**
 * Lists all pages for language models, in the format of llmstxt.org: a section for each sidebar
 * group, with a link to the Markdown of each page and its description.
 *
 * @param site - name and purpose of the site
 * @param pages - the pages in reading order
 */
export function llmsList(site: {name: string; purpose: string}, pages: ExportedPage[]): string {
  const sections = [...new Set(pages.map(({section}) => section))];
  const list = sections.map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(
        ({title, markdownAddress, description}) =>
          `- [${title}](${markdownAddress}): ${description}`,
      );
    return `## ${section}\n\n${links.join('\n')}\n`;
  });
  return [`# ${site.name}\n`, `> ${site.purpose}\n`, ...list].join('\n');
}

/** Puts all pages into one file, each below its URL. */
export function llmsFull(pages: ExportedPage[]): string {
  return pages.map(({address, markdown}) => `<!-- ${address} -->\n\n${markdown}`).join('\n');
}
