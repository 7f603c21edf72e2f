import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useSearchClient} from '../client/useSearchClient.ts';
import {OPEN_SEARCH} from './openSearch.ts';
import SearchButton from './SearchButton.tsx';
import SearchDialog from './SearchDialog.tsx';
import type SearchBodyType from './SearchBody.tsx';
import {searchShortcut} from './shortcut.ts';

/**
 * The search button, and the dialog that it opens. The dialog with its field is part of the main
 * script, so that no letter is lost that a reader types right after the shortcut. The rest of it, and
 * the index, are loaded when a reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const client = useSearchClient();
  const history = useHistory();
  const button = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Body, setBody] = useState<typeof SearchBodyType>();

  const prepare = useCallback(async () => {
    client.prepare();
    const body = await import(/* webpackChunkName: "search-dialog" */ './SearchBody.tsx');
    setBody(() => body.default);
  }, [client]);

  const close = useCallback(() => dialog.current?.close(), []);

  const open = useCallback(() => {
    setIsOpen(true);
    prepare().catch((error: unknown) => {
      // The page offers to load the missing script again, but not behind the dialog.
      close();
      throw error;
    });
  }, [prepare, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = searchShortcut(event);
      if (!action || (action === 'open' && dialog.current)) return;
      event.preventDefault();
      // A key that is held down would open and close the dialog many times.
      if (event.repeat) return;
      if (dialog.current) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener(OPEN_SEARCH, open);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(OPEN_SEARCH, open);
    };
  }, [open, close]);

  // Back must not change the page behind the dialog. It can't be blocked here: the router has a single
  // blocker, which the phone menu needs.
  useEffect(
    () => history.listen((_, action) => (action === 'POP' ? close() : undefined)),
    [history, close],
  );

  const onClose = () => {
    // The browser returns the focus, unless nothing had it: then it's still in the closed dialog.
    const {activeElement, body} = document;
    const isLost = activeElement === body || dialog.current!.contains(activeElement);
    if (isLost) button.current!.focus({preventScroll: true});
    setIsOpen(false);
  };

  const onPrepare = () => void prepare();
  return (
    <>
      <SearchButton ref={button} onOpen={open} onPointerEnter={onPrepare} onFocus={onPrepare} />
      {isOpen && <SearchDialog ref={dialog} Body={Body} onClose={onClose} />}
    </>
  );
}
