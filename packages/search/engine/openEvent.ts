/** The bubbling event that elements outside the navbar send to open the search dialog. */
export const OPEN_SEARCH = 'open-search';
