import {useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

const isApple = () => /mac|iphone|ipad|ipod/i.test(navigator.userAgent);

interface Props extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Opens the dialog. */
  onOpen(): void;
}

/**
 * The search button of the navbar. It's a link to the search page, for readers without JavaScript and
 * for clicks before the app has started. In the app, it opens the dialog. It has the markup and class
 * names of DocSearch's own button. That one is in the same file as the dialog, so importing it would
 * add 23 KB to the main script.
 */
export default function SearchButton({onOpen, ...props}: Props): ReactNode {
  const searchPage = useBaseUrl('/search/');
  // Pages are the same for all platforms, so only the browser knows the key.
  const [key, setKey] = useState<'Ctrl' | '⌘'>('Ctrl');

  useEffect(() => {
    if (isApple()) setKey('⌘');
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
      className="DocSearch DocSearch-Button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={openByKey}
    >
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.4" cy="8.4" r="7.5" fill="none" stroke="currentColor" />
          <path d="m13.7 13.7 4.8 4.8" stroke="currentColor" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search...</span>
      </span>
      <span className="DocSearch-Button-Keys app-only">
        <kbd className="DocSearch-Button-Key">{key}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </a>
  );
}
