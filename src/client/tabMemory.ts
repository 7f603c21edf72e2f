/**
 * Before another page is rendered, forgets the tabs that were selected too long ago. Afterwards,
 * selects the tab that the URL's hash names. `src/head/rememberTabs.ts` does the rest.
 */
export function onRouteUpdate(): void {
  window.tabMemory?.forgetOld();
}

export function onRouteDidUpdate(): void {
  window.tabMemory?.selectNamed();
}
