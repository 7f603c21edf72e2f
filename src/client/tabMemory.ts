/**
 * Before another page is rendered, forgets the tabs that were selected too long ago. Afterwards,
 * selects the tab that the URL's hash names. `src/head/rememberTabs.js` does the rest. If storage is
 * blocked, `window.tabMemory` is missing.
 */
declare global {
  interface Window {
    tabMemory?: {forgetOld(): void; selectNamed(): void};
  }
}

export function onRouteUpdate(): void {
  window.tabMemory?.forgetOld();
}

export function onRouteDidUpdate(): void {
  window.tabMemory?.selectNamed();
}
