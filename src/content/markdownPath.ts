/**
 * The path of the Markdown version of a page.
 *
 * @param path - the path of the page, `/docs/limits/`
 * @returns `/docs/limits/index.md`; of a page that is an `.html` file, the `.md` file beside it
 */
export function markdownPathOf(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : path.replace(/\.html$/, '.md');
}
