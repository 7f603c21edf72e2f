import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LONGEST_QUERY} from '../engine/weights.ts';
import type {SearchBodyProps} from './SearchBody.tsx';
import {SearchIcon} from './SearchIcon.tsx';
import styles from './styles.module.css';

/** The ID of the list of results. */
const LIST_ID = 'search-hits';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** What's below the field; undefined until it has loaded. */
  Body: ComponentType<SearchBodyProps> | undefined;
  /** Called when the dialog has closed, for any reason. */
  onClose(): void;
}

/** The search dialog: a field, and what it finds. The browser keeps the focus in it. */
export default function SearchDialog({ref, Body, onClose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const searchPage = useBaseUrl('/search/');

  useLayoutEffect(() => ref.current!.showModal(), [ref]);

  const close = () => ref.current!.close();
  const follow = (url: string) => {
    close();
    history.push(url);
  };
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() !== '') follow(createSearchLink(query));
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return createPortal(
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.box}>
        <form className={styles.form} role="search" action={searchPage} onSubmit={showAll}>
          <SearchIcon />
          <input
            ref={field}
            name="q"
            role="combobox"
            aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
            aria-controls={LIST_ID}
            aria-expanded="false"
            aria-autocomplete="list"
            placeholder={translate({id: 'search.placeholder', message: 'Search...'})}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_QUERY.characters}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="button" onClick={close}>
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </form>
        {Body && (
          <Body
            listId={LIST_ID}
            query={query}
            field={field}
            onQuery={(words) => {
              setQuery(words);
              field.current!.focus();
            }}
            onFollow={follow}
            onLeave={close}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
