/**
 * Change (eject): the original creates its own Algolia client, which would send queries to Algolia
 * even in embedded mode, and has no version filter. This page uses the same client as the dialog. It
 * also sets a `noindex` that search engines read, which the original doesn't.
 */
export {default} from '@portal/search/page/SearchPage';
