import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {OPEN_SEARCH} from './openEvent';
import {removeCorruptSearches} from './recentSearches';
import {isCharacter, searchKey} from './shortcuts';

interface Dialog {
  /** The search button, which gets the focus back unless another element opened the dialog. */
  button: RefObject<HTMLAnchorElement | null>;
  /** What was typed before the dialog appeared; undefined while it's closed. */
  initialQuery: string | undefined;
  open(): void;
  close(): void;
  /** Closes the dialog and opens a URL. */
  follow(url: string): void;
}

/**
 * Opens and closes the search dialog with its button and the keyboard.
 *
 * @param load - loads the dialog's code; what's typed in the meantime becomes the first query
 */
export function useDialog(load: () => Promise<void>): Dialog {
  const button = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const state = useRef<'closed' | 'opening' | 'open'>('closed');
  const typed = useRef('');
  const [initialQuery, setInitialQuery] = useState<string>();
  const history = useHistory();

  const open = useCallback(() => {
    if (state.current !== 'closed') return;
    state.current = 'opening';
    opener.current = undefined;
    typed.current = '';
    removeCorruptSearches();
    const show = () => {
      if (state.current !== 'opening') return;
      state.current = 'open';
      setInitialQuery(typed.current);
    };
    const giveUp = (error: unknown) => {
      state.current = 'closed';
      throw error;
    };
    void load().then(show, giveUp);
  }, [load]);

  const close = useCallback(() => {
    state.current = 'closed';
    setInitialQuery(undefined);
  }, []);

  const follow = useCallback(
    (url: string) => {
      // The dialog restores the scroll position when it's gone, so scrolling to a section comes later.
      flushSync(close);
      history.push(url);
    },
    [close, history],
  );

  const isOpen = initialQuery !== undefined;
  // Back must not change the page behind the dialog. It can't be blocked here: the router has a single
  // blocker, which the phone menu needs.
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action === 'POP' && state.current !== 'closed') flushSync(close);
      }),
    [history, close],
  );
  useEffect(() => {
    const previous = opener.current ?? button.current;
    // On cleanup, because the page behind the dialog can't be focused until the dialog is gone.
    return isOpen ? () => previous?.focus({preventScroll: true}) : undefined;
  }, [isOpen]);

  useEffect(() => {
    const onOpenSearch = ({target}: Event) => {
      open();
      opener.current = target as HTMLElement;
    };
    document.addEventListener(OPEN_SEARCH, onOpenSearch);
    return () => document.removeEventListener(OPEN_SEARCH, onOpenSearch);
  }, [open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = searchKey(event);
      const isClosed = state.current === 'closed';
      if (key === 'toggle' || (key === 'open' && isClosed) || (key === 'close' && !isClosed)) {
        event.preventDefault();
        if (isClosed) open();
        else close();
      } else if (state.current === 'opening' && isCharacter(event)) {
        event.preventDefault();
        typed.current += event.key;
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  return {button, initialQuery, open, close, follow};
}
