import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/**
 * A search field that opens the search page, even before the app starts.
 *
 * @param words - what the field contains at first
 */
export default function SearchForm({words}: {words: string}): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.form}>
      <label htmlFor="search-form">
        {translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})}
      </label>
      <input
        key={words}
        id="search-form"
        className="text-field"
        type="search"
        name="q"
        defaultValue={words}
      />
      <button type="submit" className="button button--primary">
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </button>
    </form>
  );
}
