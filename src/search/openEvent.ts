/** What an element outside of the navbar sends, bubbling, to have the search dialog opened. */
export const OPEN_SEARCH = 'open-search';
