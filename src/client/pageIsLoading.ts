/** The attribute of what `src/theme/Loading` shows in place of a page. */
export const LOADING = 'data-page-loading';

/**
 * Whether the page isn't there yet, although the router has already reported it. It will report it
 * again, as a navigation from the same URL.
 */
export const pageIsLoading = (): boolean => document.querySelector(`[${LOADING}]`) !== null;
