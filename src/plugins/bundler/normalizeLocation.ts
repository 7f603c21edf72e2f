/**
 * Replaces a module of Docusaurus that removes `.html` and spaces from the end of paths. Hosts don't: they
 * send the not-found page for `/docs/limits.html`, and the app would show the page over it, with a
 * hydration error. `src/head/browser.ts` handles `index.html`.
 */
export default function normalizeLocation<T>(location: T): T {
  return location;
}
