import {useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '../results/isPlainClick.ts';
import {SearchIcon} from './SearchIcon.tsx';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Opens the dialog. */
  onOpen(): void;
}

/**
 * The search button of the navbar. It's a link to the search page, for readers without JavaScript and
 * for clicks before the app has started. In the app, it opens the dialog.
 */
export default function SearchButton({onOpen, ...props}: Props): ReactNode {
  const searchPage = useBaseUrl('/search/');
  // Pages are the same for all platforms, so only the browser knows the key.
  const [key, setKey] = useState(translate({id: 'search.ctrl', message: 'Ctrl'}));

  useEffect(() => {
    if (/mac|iphone|ipad|ipod/i.test(navigator.userAgent)) setKey('⌘');
  }, []);

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };

  return (
    <a
      href={searchPage}
      role="button"
      className={styles.button}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={openByKey}
    >
      <SearchIcon />
      <span className={styles.label}>
        {translate({id: 'search.placeholder', message: 'Search...'})}
      </span>
      <span className={clsx(styles.keys, 'app-only')} aria-hidden="true">
        <kbd>{key}</kbd>
        <kbd>K</kbd>
      </span>
    </a>
  );
}
