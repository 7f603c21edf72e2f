/**
 * Change (eject): the original puts all of DocSearch 3 into the main script and connects to Algolia's
 * host on every page, even in embedded mode. This is our own dialog, for both backends.
 */
export {default} from '@portal/search/dialog/SearchBar';
