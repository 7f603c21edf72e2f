import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';

const isApple = () => /mac|iphone|ipad|ipod/i.test(navigator.userAgent);

/**
 * The search button of the navbar, in DocSearch's markup and class names. DocSearch's own button is
 * in one file with its dialog, so importing it would put the dialog's 23 KB into the main script.
 */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // The pages are built for every platform, so the key is known only in the browser.
  const [key, setKey] = useState<'Ctrl' | '⌘'>('Ctrl');

  useEffect(() => {
    if (isApple()) setKey('⌘');
  }, []);

  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
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
    </button>
  );
}
