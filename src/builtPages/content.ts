const ROBOTS = /<meta[^>]*\sname=["']?robots\b[^>]*>/;
const END = '</article>';

/**
 * What is read of a built page: its article, and whether search engines may know it. The rest of a
 * page, the sidebar first of all, is most of it, is the same on hundreds of pages, and changes with
 * the names of the assets.
 *
 * @param html - a built page
 * @returns the part of it; empty where the page has no article
 */
export function contentOf(html: string): string {
  const start = html.indexOf('<article');
  if (start === -1) return '';
  return (ROBOTS.exec(html)?.[0] ?? '') + html.slice(start, html.lastIndexOf(END) + END.length);
}
