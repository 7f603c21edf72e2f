/** The event by which other parts of a page open the search dialog. */
export const OPEN_SEARCH = 'open-search';

/** Opens the search dialog from anywhere on a page. */
export const openSearch = (): boolean => document.dispatchEvent(new Event(OPEN_SEARCH));
