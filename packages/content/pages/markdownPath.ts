/**
 * Returns the path of a page's Markdown version.
 *
 * @param path - the path of the page, `/docs/limits/`
 * @returns `/docs/limits/index.md`; for an `.html` page, the `.md` file next to it
 */
export function markdownPathOf(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : path.replace(/\.html$/, '.md');
}
